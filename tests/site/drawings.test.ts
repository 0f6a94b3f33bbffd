/** Drawings say in words what they show, in every language, on the pages that they belong to. */
import { describe, expect, it } from 'vitest';
import { addressIn, tags } from '../browser/languages.ts';
import { idsOf } from '../browser/sample-pages.ts';
import { contextAt } from '../site-model.ts';
import { readPages } from './built-pages.ts';
import { readText } from './read-html.ts';

const pages = readPages();
const htmlAt = (address: string) => pages.find((page) => page.address === address)?.html ?? '';
/** The drawing of a class on a page, and its words. */
function readDrawing(tag: (typeof tags)[number], address: string, name: string): string {
  const found = new RegExp(`<figure class="${name}">[\\s\\S]*?</figure>`, 'u').exec(
    htmlAt(addressIn(tag, address)),
  );
  return readText(found?.[0] ?? '');
}

describe.each(tags)('in %s', (tag) => {
  it.each([
    '/bail-bond/no-bond-meaning',
    '/blog/bail-hearing-and-ability-to-pay',
    ...idsOf('counties').map((id) => `/${id}`),
  ])('the week of the first hearing on %s says each arrest and its latest court day', (address) => {
    const words = readDrawing(tag, address, 'week-strip');
    const { title, days, arrested, afterClose, note } = contextAt('/', tag).network.firstHearing;
    const [, , wednesday, , friday] = days;
    expect(words).toContain(title);
    expect(words).toContain(note);
    for (const { name } of days) expect(words).toContain(arrested({ day: name }));
    const fromWednesday = words.slice(words.indexOf(arrested({ day: wednesday?.name ?? '' })));
    expect(fromWednesday.slice(fromWednesday.indexOf(afterClose({ day: '' }).slice(0, 5)))).toContain(
      afterClose({ day: friday?.name ?? '' }),
    );
  });
});

describe.each(tags)('the reasons for no bond in %s', (tag) => {
  const [drawing = ''] =
    /<figure class="decider-doors">[\s\S]*?<\/figure>/u.exec(
      htmlAt(addressIn(tag, '/bail-bond/no-bond-meaning')),
    ) ?? [];
  const doors = drawing.split('data-decider=').slice(1);

  it('stand in three doors: a judge, another office, time', () => {
    expect(doors.map((door) => /^"(\w+)"/u.exec(door)?.[1])).toEqual(['judge', 'office', 'time']);
    for (const door of doors) expect(readText(/<h\d>[\s\S]*?<\/h\d>/u.exec(door)?.[0] ?? '')).not.toBe('');
  });

  it('each have an answer, which is read after its question', () => {
    const [question] = /(?<=<\/strong> <span>)[\s\S]*?(?=<\/p>)/u.exec(drawing) ?? [];
    const reasons = doors.flatMap((door) => door.split('<b>').slice(1));
    expect(reasons).toHaveLength(9);
    for (const reason of reasons) {
      const answer = readText(reason.slice(reason.indexOf('<strong')));
      expect(answer.startsWith(readText(question ?? '?')), answer).toBe(true);
      expect(answer.length).toBeGreaterThan(readText(question ?? '').length + 3);
    }
  });
});

describe.each(tags)('of services in %s', (tag) => {
  it.each(idsOf('services'))('the drawing of %s says its title and as many items as it draws', (id) => {
    const html = htmlAt(addressIn(tag, `/services/${id}`));
    const [drawing = ''] = /<figure class="service-diagram"[\s\S]*?<\/figure>/u.exec(html) ?? [];
    expect(readText(/<figcaption>[\s\S]*?<\/figcaption>/u.exec(drawing)?.[0] ?? '').length).toBeGreaterThan(
      5,
    );
    expect(drawing.match(/<li/gu)?.length).toBeGreaterThan(2);
    // What is drawn is not read, so every picture in it has its words beside it.
    expect(drawing.match(/<svg(?![^>]*aria-hidden="true")/gu)).toBeNull();
  });

  it.each(['/', '/services/fast-release'])(
    '%s says each time until release with what it counts from',
    (address) => {
      const words = readText(htmlAt(addressIn(tag, address)));
      for (const { label, time } of contextAt('/', tag).network.releaseTimes) {
        expect(words).toContain(label);
        expect(words).toContain(time);
      }
    },
  );
});
