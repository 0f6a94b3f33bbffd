/** The order of the top of a page. */
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { license, mainLine, plain } from '../../../templates/components/example-data.ts';
import { Hero } from '../../../templates/components/Hero/Hero.tsx';
import { inLanguage } from '../in-language.tsx';

it('the hero has exactly one paragraph, the answer, between its heading and the call', () => {
  const hero = (
    <Hero
      title="Heading"
      places="Places"
      lead={plain('Answer')}
      more={plain('More')}
      call={{ phone: mainLine, label: 'Call' }}
      license={license}
    />
  );
  const html = renderToString(inLanguage(hero));
  const between = /<\/h1>([\s\S]*?)<a class="call-button"/u.exec(html)?.[1];
  expect(between?.match(/<p class="[^"]*"/gu)).toEqual(['<p class="lead"']);
});
