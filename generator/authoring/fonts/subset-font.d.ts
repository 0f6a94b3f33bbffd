/** Types of the options that this folder uses; the package has no types of its own. */
declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'sfnt' | 'woff2';
    readonly keepFeatures?: readonly string[];
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    readonly keepAllGlyphs?: boolean;
  };
  function subsetFont(font: Uint8Array, text: string | undefined, options: Options): Promise<Uint8Array>;
  export = subsetFont;
}
