import '../../components/Field/FieldError.css';
import './EstimatedFee.css';

export { BailEstimator as Island } from './BailEstimator.tsx';
