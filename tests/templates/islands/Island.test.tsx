import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { bailEstimatorExamples } from '../../../templates/islands/BailEstimator/BailEstimator.examples.ts';
import type { BailEstimatorProps } from '../../../templates/islands/BailEstimator/BailEstimator.props.ts';
import { Island } from '../../../templates/islands/Island.tsx';

function renderHost(props: BailEstimatorProps, prefix = 'estimator') {
  return renderToStaticMarkup(
    <Island name="bail-estimator" prefix={prefix} props={props} language={{ tag: 'en', dir: 'ltr' }} />,
  );
}

function example(name: string): BailEstimatorProps {
  const props = bailEstimatorExamples[name];
  if (props === undefined) throw new Error(`There is no example ${name}.`);
  return props;
}

describe('Island', () => {
  it('says which island it is, with its props and the prefix of its ids', () => {
    const host = renderHost(example('english'));
    const [, props = ''] = /data-props="([^"]*)"/u.exec(host) ?? [];
    expect(host).toContain('<div data-island="bail-estimator"');
    expect(host).toContain('data-prefix="estimator"');
    expect(JSON.parse(props.replaceAll('&quot;', '"'))).toEqual(example('english'));
  });

  it('shows the island as it is before anybody touches it', () => {
    expect(renderHost(example('english'))).toContain('Type an amount to see the fee.</output>');
  });

  it('gives two islands of a page different ids', () => {
    const ids = (prefix: string) =>
      [...renderHost(example('english'), prefix).matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
    expect(ids('one')).toHaveLength(3);
    expect(ids('one').filter((id) => ids('two').includes(id))).toEqual([]);
  });

  it('refuses props that do not fit the schema', () => {
    expect(() => renderHost({ ...example('english'), ratePercent: 0 })).toThrow(/ratePercent/u);
  });

  it('cannot be left by words that look like markup', () => {
    const { words, ...figures } = example('english');
    const host = renderHost({ ...figures, words: { ...words, hint: '"><script>alert(1)</script>' } });
    expect(host).not.toContain('<script');
  });
});

describe('the estimator', () => {
  it.each(Object.keys(bailEstimatorExamples))('labels its field and its result: %s', (name) => {
    const host = renderHost(example(name));
    const [, field] = /<input[^>]* id="([^"]+)"/u.exec(host) ?? [];
    const [, result] = /<output[^>]* id="([^"]+)"/u.exec(host) ?? [];
    expect(host).toContain(`<label for="${field}">`);
    expect(host).toContain(`<label for="${result}">`);
    expect(host).toContain(`for="${field}" aria-live="polite"`);
  });

  it('has a field without a name, in no form, so that nothing can be sent', () => {
    const host = renderHost(example('english'));
    expect(host).not.toMatch(/<form| name=/u);
    expect(host).toMatch(/<input[^>]* inputMode="numeric"[^>]* dir="ltr"/iu);
  });
});
