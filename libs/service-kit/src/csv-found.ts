const separators = [
  [',', 'commas between its cells'],
  [';', 'semicolons between its cells'],
  ['\t', 'tabs between its cells'],
  ['|', 'bars between its cells'],
] as const;

const SEP = /^"?sep=([,;\t|])"?(?:\r\n|\n|\r|$)/i;

type FoundDelimiter = {
  readonly delimiter: string;
  /** In words. */
  readonly said: string;
  /** The text without a first line that only names the separator. */
  readonly body: string;
  /** Lines before it. */
  readonly skipped: number;
};

/** What separates the cells: what a first line `sep=;` says, else the separator that stands most often among the headings. */
export function delimiterOf(text: string): FoundDelimiter {
  const named = SEP.exec(text);
  const body = named ? text.slice(named[0].length) : text;
  const head = /^[\r\n]*([^\r\n]*)/.exec(body)![1]!.replaceAll(/"[^"]*"/g, '');
  const counted = separators.map(([mark, said]) => ({ mark, said, count: head.split(mark).length }));
  const found = named
    ? counted.find(({ mark }) => mark === named[1])!
    : counted.reduce((most, one) => (one.count > most.count ? one : most));
  return { delimiter: found.mark, said: found.said, body, skipped: named ? 1 : 0 };
}

/** How the lines of a text end, in words. */
export function lineEndsOf(text: string): string {
  const ends = new Set(text.match(/\r\n|\n|\r/g));
  if (ends.size > 1) return 'line ends of several systems';
  if (ends.has('\r\n')) return 'line ends of Windows';
  return ends.has('\r') ? 'line ends of old Macs' : 'line ends of Unix';
}
