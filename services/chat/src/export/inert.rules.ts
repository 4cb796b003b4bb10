/** What Markdown reads as more than the letter it is, anywhere in a line and at its beginning. */
const SPECIAL = /[\\`*_[\]#|~!>]/g;
const BEGINNING = /^(\s*)([-+=]|\d+(?=[.)]))/;

const withoutTags = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Viewers make links of addresses by themselves; a mark without width keeps them text. */
const withoutAddresses = (text: string): string =>
  text.replaceAll(/\b([a-z][a-z0-9+.-]*:)(?=\/\/)|\b(www)(?=\.)/gi, '$1$2\u200b');

function asLetters(line: string): string {
  const escaped = line.trimEnd().replaceAll(SPECIAL, String.raw`\$&`);
  const begun = escaped.replace(BEGINNING, (_, blank: string, mark: string) =>
    /\d/.test(mark) ? `${blank}${mark}\\` : `${blank}\\${mark}`,
  );
  return withoutTags(withoutAddresses(begun)).replace(/^[ \t]+/, (blank) => '&nbsp;'.repeat(blank.length));
}

/** A text people typed, as Markdown that shows exactly that text, line by line. */
export const asText = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map(asLetters)
    .join('  \n');

/** The same on one line: for titles, labels and list items. */
export const asLine = (text: string): string => asLetters(text.replaceAll(/\s+/g, ' ').trim());

const LINK = /!?\[([^\][]*)\]\([^()]*\)/g;

/**
 * An answer's own Markdown, with its tables, lists and emphasis, but nothing that leads or loads anywhere: tags become
 * letters, links their words, images and definitions what they look like.
 */
export const asInertMarkdown = (text: string): string =>
  withoutAddresses(withoutTags(text))
    .replaceAll(LINK, '$1')
    .replaceAll('](', String.raw`]\(`)
    .replaceAll(']:', String.raw`]\:`)
    .replaceAll('![', String.raw`!\[`);
