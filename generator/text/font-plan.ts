/**
 * The font files of the site, from the table of scripts.
 *
 * Each script has one file for text and one for headings, so that a page fetches two files and no others, both
 * before the styles ask for them; nothing waits for a third.
 */

import {
  type FontRole,
  fontRoles,
  type PictureFont,
  type Script,
  type ScriptFont,
} from '../../templates/typefaces/script.ts';
import { type ScriptCode, scriptCodes, scripts } from '../../templates/typefaces/scripts.ts';
import { codePointsOf } from './unicode-range.ts';

/** One font file of pages. */
export type FontFile = ScriptFont &
  Pick<Script, 'characters' | 'features'> & { readonly role: FontRole; readonly script: ScriptCode };

/** Every font file of pages, by script; within one in the order in which a page asks for them. */
export const fontFiles: readonly FontFile[] = scriptCodes.flatMap((script) =>
  fontRoles.map((role) => {
    const { fonts, characters, features } = scripts[script];
    return { ...fonts[role], characters, features, role, script };
  }),
);

/** What the files are cut from. */
export const typefaces = [...new Set(fontFiles.map(({ typeface }) => typeface))];

/** Every font that pictures use. */
export const pictureFonts: readonly PictureFont[] = typefaces.flatMap(({ pictures }) => pictures);

/** What a page may write in a heading, in any language of the site. */
export const pictureCharacters = String.fromCodePoint(
  ...codePointsOf(fontFiles.map(({ characters }) => characters).join('')),
);
