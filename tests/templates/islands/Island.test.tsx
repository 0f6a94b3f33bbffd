import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { bailEstimatorExamples } from '../../../templates/islands/BailEstimator/BailEstimator.examples.ts';
import type { BailEstimatorProps } from '../../../templates/islands/BailEstimator/BailEstimator.props.ts';
import { Island } from '../../../templates/islands/Island.tsx';
import { languages } from '../in-language.tsx';

const renderHost = (props: BailEstimatorProps) =>
  renderToStaticMarkup(
    <Island name="bail-estimator" prefix="estimator" props={props} language={languages.ltr} />,
  );

it.each(Object.values(bailEstimatorExamples))(
  'the estimator can send nothing, and its result is told: %#',
  (props) => {
    const host = renderHost(props);
    expect(host).not.toMatch(/<form| name=/u);
    expect(host).toMatch(/<input[^>]* inputMode="numeric"[^>]* dir="ltr"/iu);
    const [, result] = /<output[^>]* id="([^"]+)"[^>]* aria-live="polite"/u.exec(host) ?? [];
    expect(host).toContain(`<label for="${result}">`);
  },
);

it('an island refuses props that do not fit its schema', () => {
  const props = bailEstimatorExamples.english as BailEstimatorProps;
  expect(() => renderHost({ ...props, ratePercent: 0 })).toThrow(/ratePercent/u);
});
