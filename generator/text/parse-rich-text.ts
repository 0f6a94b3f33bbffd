/** Parses the two inline marks, `**strong**` and `[text](target)`. */

/** A node of rich text. Offsets are UTF-16 units of the source. Placeholders stay in text nodes. */
export type RichNode =
  | { readonly type: 'text'; readonly text: string; readonly start: number }
  | { readonly type: 'strong'; readonly children: readonly RichNode[]; readonly start: number }
  | {
      readonly type: 'link';
      readonly target: string;
      readonly targetStart: number;
      readonly children: readonly RichNode[];
      readonly start: number;
    };

export type RichTextProblem = {
  readonly kind:
    | 'open-strong'
    | 'empty-strong'
    | 'open-link'
    | 'nested-brackets'
    | 'lone-bracket'
    | 'strong-in-link'
    | 'empty-link-text'
    | 'empty-link-target';
  readonly start: number;
  readonly length: number;
};

/** The nodes and problems of a text. Invalid marks remain in the text. */
export type RichTextResult = {
  readonly nodes: readonly RichNode[];
  readonly problems: readonly RichTextProblem[];
};

const mark = /\*\*|\[(?<text>[^[\]]*)\]\((?<target>[^()\s]*)\)|\[[^[\]]*\]\(/gu;

/** Strong text may contain links; links contain no marks. */
export function parseRichText(raw: string): RichTextResult {
  const problems: RichTextProblem[] = [];
  const nodes: RichNode[] = [];
  let strong: { readonly start: number; readonly before: number } | undefined;
  let end = 0;
  const flush = (until: number): void => {
    if (until > end) nodes.push({ type: 'text', text: raw.slice(end, until), start: end });
    end = until;
  };
  for (const match of raw.matchAll(mark)) {
    const { index } = match;
    if (match[0] === '**') {
      flush(index);
      end = index + 2;
      if (strong === undefined) {
        strong = { start: index, before: nodes.length };
      } else {
        const children = nodes.splice(strong.before);
        if (children.length === 0) problems.push({ kind: 'empty-strong', start: strong.start, length: 4 });
        nodes.push({ type: 'strong', children, start: strong.start });
        strong = undefined;
      }
    } else {
      flush(index);
      const link = parseLink(match, problems);
      if (link !== undefined) {
        nodes.push(link);
        end = index + match[0].length;
      }
    }
  }
  flush(raw.length);
  if (strong !== undefined) problems.push({ kind: 'open-strong', start: strong.start, length: 2 });
  return { nodes, problems: [...problems, ...findStrayBrackets(raw, nodes, problems)] };
}

function findStrayBrackets(
  raw: string,
  nodes: readonly RichNode[],
  earlierProblems: readonly RichTextProblem[],
): RichTextProblem[] {
  const problems: RichTextProblem[] = [];
  const open: number[] = [];
  // Both lists are traversed once, because a text may have a hundred thousand brackets.
  const reported = earlierProblems.toSorted((a, b) => a.start - b.start);
  let next = 0;
  let reportedUntil = 0;
  for (const offset of bracketsIn(nodes)) {
    for (
      let problem = reported[next];
      problem !== undefined && problem.start <= offset;
      problem = reported[next]
    ) {
      reportedUntil = Math.max(reportedUntil, problem.start + problem.length);
      next += 1;
    }
    if (offset < reportedUntil) continue;
    if (raw[offset] === '[') {
      open.push(offset);
      continue;
    }
    const start = open.pop();
    if (raw[offset + 1] === '(') {
      const length = /^\]\([^()\s]*\)?/u.exec(raw.slice(offset))?.[0].length ?? 2;
      problems.push({
        kind: 'nested-brackets',
        start: start ?? offset,
        length: offset + length - (start ?? offset),
      });
    } else if (start === undefined) problems.push({ kind: 'lone-bracket', start: offset, length: 1 });
  }
  return [...problems, ...open.map((start) => ({ kind: 'lone-bracket' as const, start, length: 1 }))];
}

const bracketsIn = (nodes: readonly RichNode[]): number[] =>
  nodes.flatMap((node) => {
    if (node.type === 'strong') return bracketsIn(node.children);
    if (node.type === 'link') return [];
    return [...node.text.matchAll(/[[\]]/gu)].map(({ index }) => node.start + index);
  });

function parseLink(match: RegExpExecArray, problems: RichTextProblem[]): RichNode | undefined {
  const { text, target } = match.groups ?? {};
  const range = { start: match.index, length: match[0].length };
  if (text === undefined || target === undefined) {
    problems.push({ kind: 'open-link', ...range });
    return undefined;
  }
  if (text.includes('**')) problems.push({ kind: 'strong-in-link', ...range });
  if (text.trim() === '') problems.push({ kind: 'empty-link-text', ...range });
  if (target === '') problems.push({ kind: 'empty-link-target', ...range });
  const children: RichNode[] = [{ type: 'text', text, start: match.index + 1 }];
  return { type: 'link', target, targetStart: match.index + text.length + 3, children, start: match.index };
}

type LinkNode = Extract<RichNode, { type: 'link' }>;

export const linksOf = (rich: Pick<RichTextResult, 'nodes'> | undefined): LinkNode[] =>
  (rich?.nodes ?? []).flatMap((node) => {
    if (node.type === 'text') return [];
    return node.type === 'link' ? [node] : linksOf({ nodes: node.children });
  });
