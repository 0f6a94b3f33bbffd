/** Texts that visitors, their phones and attackers enter into fields. All tests of fields use these tables. */

export type HostileString = {
  readonly name: string;
  readonly typed: string;
  /** The stored text when it differs: direction marks are removed, because they are invisible. */
  readonly expected?: string;
};

/** Short enough for a name. Code that is executed would set `window.hostile`. */
export const hostileStrings: readonly HostileString[] = [
  { name: 'a script', typed: '<script>window.hostile = 1</script>' },
  { name: 'a failing image', typed: '"><img src=x onerror=window.hostile=1>' },
  {
    name: 'tags that close a field',
    typed: "' autofocus onfocus='window.hostile=1' </textarea></title><svg/onload=hostile=1>",
  },
  { name: 'a style', typed: '</p></section><style>*{display:none}</style>&lt;b&gt;' },
  { name: 'a script as an address', typed: '**strong** [link](javascript:window.hostile=1)' },
  { name: 'placeholders', typed: '{{phone}} $t(agency.name) #{1+1} %s %00 &#0;' },
  { name: 'a command', typed: "Robert'); DROP TABLE bonds; -- $(id) `id` | =1+1" },
  { name: 'a direction override', typed: '\u202eevil.exe\u202c nimda', expected: 'evil.exe nimda' },
  { name: 'unclosed isolates', typed: 'سلمى \u2066\u2067\u2068Haddad', expected: 'سلمى Haddad' },
  {
    name: 'direction marks of Arabic keyboards',
    typed: '\u200fسلمى\u200e \u061cحداد',
    expected: 'سلمى حداد',
  },
  { name: 'joined emoji', typed: '😀👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿👍🏽 سلمى' },
  { name: 'Arabic-Indic digits', typed: 'قضية رقم ٢١٣٥٥٥٠١٤٧' },
  { name: 'Persian digits', typed: 'پرونده ۲۱۳۵۵۵۰۱۴۷' },
  { name: 'stacked accents', typed: `Z${'\u0300\u0489'.repeat(30)}algo` },
];

/** A text of 100,000 UTF-16 units for each kind of character, except where a comment says otherwise. */
export const longTexts = {
  letters: 'x'.repeat(100_000),
  emoji: '😀'.repeat(50_000),
  // Chromium 153 loses the whole page when one line has more than 32,767 Arabic characters in one font.
  words: 'كلا! '.repeat(6_000).trimEnd().padEnd(30_000, '!'),
  digits: '٧'.repeat(100_000),
} as const;

/** Telephone numbers as pasted from contacts, papers and messages, with the parsed number. */
export const pastedPhones: readonly { readonly typed: string; readonly expected: string }[] = [
  { typed: '(213) 555-0147', expected: '+12135550147' },
  { typed: '+1 213.555.0147', expected: '+12135550147' },
  { typed: '٢١٣٥٥٥٠١٤٧', expected: '+12135550147' },
  { typed: '۲۱۳ ۵۵۵ ۰۱۴۷', expected: '+12135550147' },
  { typed: '\u202d(213) 555-0147\u202c', expected: '+12135550147' },
  { typed: '\u202a+1 213\u2011555\u20110147\u202c', expected: '+12135550147' },
  { typed: '\u200f٢١٣-٥٥٥-٠١٤٧\u200e', expected: '+12135550147' },
  { typed: '(213) 555-0147 ext. 12', expected: '+12135550147;ext=12' },
  { typed: '213 555 0147 x٩', expected: '+12135550147;ext=9' },
  { typed: 'tel:+1-213-555-0147', expected: '+12135550147' },
];
