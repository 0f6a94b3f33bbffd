/** Types for the packages of this folder, which are installed only by `npm run lighthouse`. */
declare module 'lighthouse' {
  type Audit = { readonly score: number | null; readonly numericValue?: number };
  type Category = {
    readonly score: number | null;
    readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
  };
  export type Result = {
    readonly categories: Readonly<Record<string, Category>>;
    readonly audits: Readonly<Record<string, Audit>>;
    readonly runtimeError?: { readonly message: string };
  };
  export function navigation(
    page: undefined,
    url: string,
    options: { readonly flags: object },
  ): Promise<{ readonly lhr: Result } | undefined>;
}

declare module 'selfsigned' {
  export function generate(
    attributes: readonly { readonly name: string; readonly value: string }[],
  ): Promise<{ readonly private: string; readonly cert: string }>;
}
