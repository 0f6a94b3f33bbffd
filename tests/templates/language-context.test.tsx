import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageContextError, LanguageProvider, useLanguage } from '../../templates/language-context.tsx';

function Reader() {
  const { tag, dir } = useLanguage();
  return <p>{`${tag} ${dir}`}</p>;
}

it('gives components the language of the nearest provider', () => {
  const markup = renderToStaticMarkup(
    <LanguageProvider tag="ar" dir="rtl">
      <LanguageProvider tag="en" dir="ltr">
        <Reader />
      </LanguageProvider>
    </LanguageProvider>,
  );
  expect(markup).toBe('<p>en ltr</p>');
});

it('throws a named error outside a provider', () => {
  expect(() => renderToStaticMarkup(<Reader />)).toThrow(LanguageContextError);
  expect(new LanguageContextError().name).toBe('LanguageContextError');
});
