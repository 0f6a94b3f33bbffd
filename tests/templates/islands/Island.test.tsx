import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { bailEstimatorExamples } from '../../../templates/islands/BailEstimator/BailEstimator.examples.ts';
import { Island } from '../../../templates/islands/Island.tsx';
import { languages } from '../in-language.tsx';

it.each(Object.values(bailEstimatorExamples))(
  'the estimator cannot send anything, and its result is announced: %#',
  (props) => {
    const host = renderToStaticMarkup(
      <Island name="bail-estimator" prefix="estimator" props={props} language={languages.ltr} />,
    );
    expect(host).not.toMatch(/<form| name=/u);
    expect(host).toMatch(/<input[^>]* inputMode="numeric"[^>]* dir="ltr"/iu);
    const [, result] = /<output[^>]* id="([^"]+)"[^>]* aria-live="polite"/u.exec(host) ?? [];
    expect(host).toContain(`<label for="${result}">`);
  },
);
