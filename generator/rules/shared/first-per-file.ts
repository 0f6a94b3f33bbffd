import type { Problem } from '../../../schema/rule.ts';

export const firstPerFile = (problems: readonly Problem[]): Problem[] =>
  [...Map.groupBy(problems, ({ location }) => location.file).values()].flatMap(([first, ...others]) => {
    if (first === undefined || others.length === 0) return first ?? [];
    const subject = others.length === 1 ? 'another text' : `${others.length} other texts`;
    return { ...first, message: `${first.message}\n${subject} of this file have the same problem.` };
  });
