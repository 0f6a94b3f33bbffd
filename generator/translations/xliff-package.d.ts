/** The part of the package xliff that this folder uses; it has no types of its own. */
declare module 'xliff' {
  /** A text is a string, or pieces of it with the codes of a translation tool between them. */
  type Unit = {
    readonly source?: unknown;
    readonly target?: unknown;
    readonly note?: readonly string[];
    readonly additionalAttributes?: Readonly<Record<string, string>>;
  };
  type Texts = {
    readonly sourceLanguage: string;
    readonly targetLanguage: string;
    readonly resources: Readonly<Record<string, Readonly<Record<string, Unit | undefined>>>>;
  };
  export function js2xliff(
    data: Texts,
    options: { readonly targetXliffVersion: '2.1'; readonly indent: string },
  ): Promise<string>;
  export function xliff2js(text: string): Promise<Partial<Texts>>;
}
