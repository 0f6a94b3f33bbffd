/**
 * The font files of the site, from the table of scripts. Each script has one file for text and one for headings, so a
 * page preloads two fonts.
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

/** The font files of pages, by script, in the order in which a page requests them. */
export const fontFiles: readonly FontFile[] = scriptCodes.flatMap((script) =>
  fontRoles.map((role) => {
    const { fonts, characters, features } = scripts[script];
    return { ...fonts[role], characters, features, role, script };
  }),
);

/** The font packages from which the files are subset. */
export const typefaces = [...new Set(fontFiles.map(({ typeface }) => typeface))];

export const pictureFonts: readonly PictureFont[] = typefaces.flatMap(({ pictures }) => pictures);

/** The characters of the font files of all scripts, which pictures may contain. */
export const pictureCharacters = String.fromCodePoint(
  ...codePointsOf(fontFiles.map(({ characters }) => characters).join('')),
);
