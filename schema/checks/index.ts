/** The rules of this site: requirements on its content beyond the fields of its schemas. */
import type { FactContext, Rule, TextContext } from '../rule.ts';
import { duplicatePlaceholders } from './duplicate-placeholders.ts';
import { duplicatePolice } from './duplicate-police.ts';
import { featuredPost } from './featured-post.ts';
import { literalPlaces } from './literal-places.ts';
import { outsideCounty } from './outside-county.ts';
import { placeholderData } from './placeholder-data.ts';
import { readTime } from './read-time.ts';
import { unknownCourts } from './unknown-courts.ts';
import { unknownFigures } from './unknown-figures.ts';
import { unknownPlaces } from './unknown-places.ts';
import { unknownPolice } from './unknown-police.ts';

/** Rules that only read facts. */
export const factRules: readonly Rule<FactContext>[] = [
  unknownFigures,
  unknownCourts,
  unknownPolice,
  unknownPlaces,
  duplicatePolice,
  outsideCounty,
  featuredPost,
  placeholderData,
];

/** Rules for the texts of one file, with its translations. */
export const unitRules: readonly Rule<TextContext>[] = [literalPlaces];

/** Rules that also read texts. */
export const textRules: readonly Rule[] = [duplicatePlaceholders, readTime];
