import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { editYaml } from '../../../generator/translations/edit-yaml.ts';

const long =
  'Una frase que es bastante larga para una sola línea de un archivo de textos, y que por eso se dobla debajo de su clave.';
const text = `# Words of a page, in Spanish.
updated: 2026-11-22

hero:
  # en: Title
  title: TODO   # a note
  lead: >-
    Antes de
    hoy.

keywords: [uno, "dos"]
steps:
  - title: Primero
    text: TODO
  - solo: 'con comillas'
`;

describe('words that are put into YAML', () => {
  it('take the place of others, and everything else stays', () => {
    const done = editYaml(text, [
      { path: ['hero', 'title'], words: 'Título: nuevo' },
      { path: ['hero', 'lead'], words: 'Hoy.' },
      { path: ['keywords', 1], words: 'tres, cuatro' },
      { path: ['steps', 0, 'text'], words: long },
      { path: ['steps', 1, 'solo'], words: '{{phone}} # no es un comentario' },
    ]);
    expect(done.homeless).toEqual([]);
    expect(done.text).toBe(`# Words of a page, in Spanish.
updated: 2026-11-22

hero:
  # en: Title
  title: "Título: nuevo"   # a note
  lead: Hoy.

keywords: [uno, "tres, cuatro"]
steps:
  - title: Primero
    text: >-
      Una frase que es bastante larga para una sola línea de un archivo de textos, y que por eso se dobla
      debajo de su clave.
  - solo: "{{phone}} # no es un comentario"
`);
  });

  it('stand behind the fields that are there when they are new', () => {
    const done = editYaml(text, [
      { path: ['hero', 'subtitle'], words: 'Corto' },
      { path: ['steps', 1, 'more', 'text'], words: long },
      { path: ['foot', 'lines', 0, 'text'], words: 'Pie' },
      { path: ['foot', 'lines', 1, 'text'], words: 'Segundo' },
    ]);
    expect(done.homeless).toEqual([]);
    const data = parse(done.text);
    expect(data.hero).toEqual({ title: 'TODO', lead: 'Antes de hoy.', subtitle: 'Corto' });
    expect(data.steps[1].more.text).toBe(long);
    expect(data.foot).toEqual({ lines: [{ text: 'Pie' }, { text: 'Segundo' }] });
    expect(done.text.split('\n').filter((line) => !text.split('\n').includes(line))).toHaveLength(9);
  });

  it('have no place where a list would grow', () => {
    const words = { path: ['keywords', 2], words: 'cinco' };
    expect(editYaml(text, [words]).homeless).toEqual([words]);
  });
});
