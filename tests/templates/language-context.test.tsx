import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageContextError, useLanguage } from '../../templates/language-context.tsx';

it('useLanguage throws a named error outside a provider', () => {
  const Reader = () => <p>{useLanguage().tag}</p>;
  expect(() => renderToStaticMarkup(<Reader />)).toThrow(LanguageContextError);
});
