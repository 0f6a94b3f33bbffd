/** Browser entry of the bail cost estimator. */
export { BailEstimator as Island } from '../../templates/islands/BailEstimator/BailEstimator.tsx';
