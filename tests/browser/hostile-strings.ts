/** What visitors, their phones and attackers put into fields: the one table that every test of a field uses. */

/** A text that tries to be more than a text, or that naive programs lose. */
export type HostileString = {
  readonly name: string;
  readonly typed: string;
  /** What is kept of it, when that is not all: marks of direction go, because nobody sees them. */
  readonly meant?: string;
};

/** Each is short enough for a name. Those that run would set `window.hostile`. */
export const hostileStrings: readonly HostileString[] = [
  { name: 'a script', typed: '<script>window.hostile = 1</script>' },
  { name: 'a picture that fails', typed: '"><img src=x onerror=window.hostile=1>' },
  {
    name: 'a closing field',
    typed: "' autofocus onfocus='window.hostile=1' </textarea></title><svg/onload=hostile=1>",
  },
  { name: 'a style', typed: '</p></section><style>*{display:none}</style>&lt;b&gt;' },
  { name: 'an address of a script', typed: '**strong** [link](javascript:window.hostile=1)' },
  { name: 'placeholders', typed: '{{phone}} $t(agency.name) #{1+1} %s %00 &#0;' },
  { name: 'a command', typed: "Robert'); DROP TABLE bonds; -- $(id) `id` | =1+1" },
  { name: 'an override', typed: '\u202eevil.exe\u202c nimda', meant: 'evil.exe nimda' },
  { name: 'isolates that never end', typed: 'سلمى \u2066\u2067\u2068Haddad', meant: 'سلمى Haddad' },
  { name: 'marks of Arabic keyboards', typed: '\u200fسلمى\u200e \u061cحداد', meant: 'سلمى حداد' },
  { name: 'joined emoji', typed: '😀👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿👍🏽 سلمى' },
  { name: 'Arabic-Indic digits', typed: 'قضية رقم ٢١٣٥٥٥٠١٤٧' },
  { name: 'Persian digits', typed: 'پرونده ۲۱۳۵۵۵۰۱۴۷' },
  { name: 'accents without end', typed: `Z${'\u0300\u0489'.repeat(30)}algo` },
];

/** A text of 100,000 UTF-16 units in each kind of sign. */
export const longTexts = {
  letters: 'x'.repeat(100_000),
  emoji: '😀'.repeat(50_000),
  // Chromium 153 loses the whole page over one line of Arabic words of more than 32,767 characters in one font.
  words: 'كلا! '.repeat(6_000).trimEnd().padEnd(30_000, '!'),
  digits: '٧'.repeat(100_000),
} as const;

/** What stands in a field, and what is kept of it. */
export type Pasted = { readonly typed: string; readonly meant: string };

/** A telephone number as it is pasted from contacts, papers and messages, and the number that is meant. */
export const pastedPhones: readonly Pasted[] = [
  { typed: '(213) 555-0147', meant: '+12135550147' },
  { typed: '+1 213.555.0147', meant: '+12135550147' },
  { typed: '٢١٣٥٥٥٠١٤٧', meant: '+12135550147' },
  { typed: '۲۱۳ ۵۵۵ ۰۱۴۷', meant: '+12135550147' },
  { typed: '\u202d(213) 555-0147\u202c', meant: '+12135550147' },
  { typed: '\u202a+1 213\u2011555\u20110147\u202c', meant: '+12135550147' },
  { typed: '\u200f٢١٣-٥٥٥-٠١٤٧\u200e', meant: '+12135550147' },
  { typed: '(213) 555-0147 ext. 12', meant: '+12135550147;ext=12' },
  { typed: '213 555 0147 x٩', meant: '+12135550147;ext=9' },
  { typed: 'tel:+1-213-555-0147', meant: '+12135550147' },
];
