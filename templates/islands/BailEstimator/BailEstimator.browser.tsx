/** Browser entry of the bail cost estimator: adds the styles of its results and of its error. */
import '../../components/FieldError/FieldError.css';
import './EstimatedFee.css';

export { BailEstimator as Island } from './BailEstimator.tsx';
