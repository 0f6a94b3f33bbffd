/** What the site asks of its own content beyond fields, and what such a check is given. */
import type { CollectionName, FactFileName, TextFileName } from '../collections.ts';
import type { DataPath } from '../data-path.ts';
import type { SiteRuleId } from './rules.ts';

/** A value in a file, or its key; of a text, a part of it. */
export type ProblemPlace = {
  readonly file: string;
  readonly path: DataPath;
  /** @default 'value' */
  readonly part?: 'key' | 'value';
};

/** A problem of content. */
export type Problem = {
  readonly rule: SiteRuleId | 'ref/repeated' | 'ref/unknown' | 'text/placeholder';
  readonly place: ProblemPlace;
  /** Overrides the severity of the rule. */
  readonly severity?: 'error';
  /** Dotted path of the value concerned. */
  readonly key: string;
  /** One sentence for a writer: what is wrong. */
  readonly message: string;
  /** What to do: a sentence, or the line of YAML to write. */
  readonly fix?: string | { readonly yaml: string };
  readonly related?: readonly { readonly place: ProblemPlace; readonly label: string }[];
};

/** A file as written, its fields not to be trusted. */
export type WrittenFile = { readonly file: string; readonly data: unknown };

/** The facts of a record. */
export type WrittenRecord = WrittenFile & { readonly id: string };

/** A name in the shared files that stands for something described elsewhere, and what it may name. */
export type Naming = {
  readonly source: WrittenFile;
  readonly path: DataPath;
  /** What a message calls one of the things that may be named. */
  readonly noun: string;
  readonly known: readonly string[];
};

/** The content as checks see it, other mistakes included. */
export type WrittenContent = {
  /** Whether the site is about to be published. */
  readonly release: boolean;
  /** A shared file, or undefined when it is missing or could not be parsed. */
  readonly facts: (name: FactFileName) => WrittenFile | undefined;
  /** The facts of every record of a collection; data is undefined where they could not be parsed. */
  readonly records: (name: CollectionName) => readonly WrittenRecord[];
  /** The words of a shared file in every language; data is undefined where it could not be parsed. */
  readonly words: (name: TextFileName) => readonly (WrittenFile & { readonly language: string })[];
  /** The language in which words are written first; undefined when the settings name none that exists. */
  readonly source: { readonly tag: string; readonly name: string } | undefined;
  /** How many words somebody reads in these fields of a record, in the source language; undefined without any. */
  readonly countWords: (record: WordsOfRecord) => number | undefined;
  /** The problem of a name that is none of the known ones. */
  readonly checkName: (naming: Naming) => readonly Problem[];
};

/** Fields of the words of a record. */
export type WordsOfRecord = {
  readonly collection: CollectionName;
  readonly id: string;
  readonly fields: readonly string[];
};

/** The content as a check sees it that asks of facts alone, and so is made again only when one of them changes. */
export type WrittenFacts = Pick<WrittenContent, 'release' | 'facts' | 'records' | 'checkName'>;

/** A check of what facts say of each other. */
export type FactCheck = (facts: WrittenFacts) => readonly Problem[];

/** A check of the site's own. */
export type SiteCheck = (content: WrittenContent) => readonly Problem[];
