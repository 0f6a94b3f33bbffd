/** Browser entry of the bail cost estimator: adds the styles of its results and of its error. */
import '../../templates/components/FieldError/FieldError.css';
import '../../templates/islands/BailEstimator/EstimatedFee.css';

export { BailEstimator as Island } from '../../templates/islands/BailEstimator/BailEstimator.tsx';
