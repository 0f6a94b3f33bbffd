import { describe, expect, it } from 'vitest';
import { compactTrace, createCatalogue, readGroups, type Trace } from '../../../generator/model/trace.ts';

const shared = new Set(['content/en/ui.yaml#menu', 'content/shared/site.yaml', 'content/en/blog/']);

/** A trace of pages of which each read what all read, and a file of its own. */
function traceOf(pages: number): Trace {
  const { names, groups, numberOf } = createCatalogue({ names: [], groups: [] });
  const own = Array.from(
    { length: pages },
    (_, page) => [`page ${page}`, new Set([shared, `${page}.yaml`])] as const,
  );
  const things = own.map(
    ([name, reads]) => [name, { group: numberOf(reads), given: '', key: name }] as const,
  );
  const hashes = names.map((name) => `hash of ${name}`);
  const trace = { sources: '', common: '', files: {}, names, hashes, groups, needed: groups.length };
  return { ...trace, things: Object.fromEntries(things) };
}

/** The trace after a run in which only these pages were left. */
function leave(trace: Trace, pages: readonly string[]): Trace {
  const things = pages.flatMap((page) => (trace.things[page] ? [[page, trace.things[page]] as const] : []));
  return { ...trace, needed: pages.length, things: Object.fromEntries(things) };
}

const namesRead = (trace: Trace, page: string) =>
  readGroups(trace, trace.hashes, () => '').namesIn(trace.things[page]?.group ?? -1);

describe('a trace', () => {
  it('holds what many things read together once', () => {
    const { names, groups } = traceOf(100);
    expect(names).toHaveLength(100 + shared.size);
    expect(groups).toHaveLength(100 + 1);
  });

  it('loses what nothing needs once that is most of it, and says the same of the others', () => {
    const whole = leave(traceOf(2000), ['page 7', 'page 1999']);
    const compact = compactTrace(whole);
    expect(compact.groups).toHaveLength(3);
    expect(compact.hashes).toEqual(compact.names.map((name) => `hash of ${name}`));
    for (const page of ['page 7', 'page 1999']) {
      expect(namesRead(compact, page).toSorted()).toEqual(namesRead(whole, page).toSorted());
      expect(namesRead(compact, page)).toContain(`${page.slice(5)}.yaml`);
    }
  });

  it('stays as it is while little of it is not needed', () => {
    const trace = traceOf(20);
    expect(compactTrace(leave(trace, ['page 7'])).groups).toBe(trace.groups);
  });
});
