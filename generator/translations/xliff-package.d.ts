/** The part of the package xliff that this folder uses; it has no types of its own. */
declare module 'xliff' {
  /** Text, or pieces of it with the codes of a translation tool between them. */
  type Content = string | readonly unknown[] | object;
  type Unit = {
    readonly source?: Content;
    readonly target?: Content;
    readonly note?: readonly string[];
    readonly additionalAttributes?: Readonly<Record<string, string>>;
  };
  type Resources = Readonly<Record<string, Readonly<Record<string, Unit | undefined>>>>;
  export function js2xliff(
    data: {
      readonly sourceLanguage: string;
      readonly targetLanguage: string;
      readonly resources: Resources;
    },
    options: { readonly targetXliffVersion: '2.1'; readonly indent: string },
  ): Promise<string>;
  export function xliff2js(text: string): Promise<{
    readonly sourceLanguage?: string;
    readonly targetLanguage?: string;
    readonly resources?: Resources;
  }>;
}
