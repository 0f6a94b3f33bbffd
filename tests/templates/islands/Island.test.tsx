import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { bailEstimatorExamples } from '../../../templates/islands/BailEstimator/BailEstimator.examples.ts';
import { Island } from '../../../templates/islands/Island.tsx';
import { languages } from '../in-language.tsx';

it.each(Object.values(bailEstimatorExamples))(
  'renders the estimator without form fields that send data, with an announced result: %#',
  (props) => {
    const html = renderToStaticMarkup(
      <Island name="bail-estimator" prefix="estimator" props={props} language={languages.ltr} />,
    );
    expect(html).not.toMatch(/<form| name=/u);
    expect(html).toMatch(/<input[^>]* inputMode="numeric"[^>]* dir="ltr"/iu);
    const [, result] = /<output[^>]* id="([^"]+)"[^>]* aria-live="polite"/u.exec(html) ?? [];
    expect(html).toContain(`<label for="${result}">`);
  },
);
