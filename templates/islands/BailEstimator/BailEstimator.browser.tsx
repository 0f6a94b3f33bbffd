import '../../components/FieldError/FieldError.css';
import './EstimatedFee.css';

export { BailEstimator as Island } from './BailEstimator.tsx';
