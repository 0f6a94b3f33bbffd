export type Violation = {
  readonly selector: string;
  readonly problem: string;
};

export const violationOf = (element: Element, problem: string): Violation => ({
  selector: selectorOf(element),
  problem,
});

export function uniqueViolations(violations: readonly Violation[]): Violation[] {
  return [
    ...new Map(
      violations.map((violation) => [`${violation.selector} ${violation.problem}`, violation]),
    ).values(),
  ];
}

/** From the nearest id down, each step by tag, class and position. */
export function selectorOf(element: Element): string {
  if (element.id !== '') return `#${CSS.escape(element.id)}`;
  const { parentElement } = element;
  if (parentElement === null || element === document.body) return element.localName;
  const [name] = element.classList;
  const step = name === undefined ? element.localName : `${element.localName}.${CSS.escape(name)}`;
  const siblings = [...parentElement.children].filter((sibling) => sibling.matches(step));
  const position =
    siblings.length > 1 ? `:nth-child(${[...parentElement.children].indexOf(element) + 1})` : '';
  return `${selectorOf(parentElement)} > ${step}${position}`;
}
