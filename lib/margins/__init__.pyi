from margins import boosting as boosting
from margins import ensembles as ensembles
from margins import exact as exact
from margins import first_order as first_order
from margins import generalisation as generalisation
from margins import hyperplanes as hyperplanes
from margins import kernels as kernels
from margins import losses as losses
from margins import multiclass as multiclass
from margins import svm as svm
from margins import trees as trees
from margins.base.data import BadInput as BadInput
from margins.losses import least_squares as least_squares
from margins.losses import logistic as logistic
from margins.svm import NotConverged as NotConverged
from margins.svm import NotSeparable as NotSeparable

__version__: str
