const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The characters that React and `escapeHtml` escape, by entity. */
const characters: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(entities).map(([character, entity]) => [entity, character])),
  '&#x27;': "'",
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/gu, (character) => entities[character] ?? character);

/** Decodes a text or an attribute that React or `escapeHtml` has escaped. */
export const unescapeHtml = (value: string): string =>
  value.replace(/&(?:amp|lt|gt|quot|#x27);/gu, (entity) => characters[entity] ?? entity);

/** Formats JSON for a script element, without `<`, so that neither `</script` nor `<!--` occurs. */
export const formatJsonForScript = (data: unknown): string => JSON.stringify(data).replace(/</gu, '\\u003c');
