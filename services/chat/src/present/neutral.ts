const ADDRESS = /(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S*/gi;
const MARKDOWN = /[\\*_[\]<>#~!]/g;

/**
 * Text from a record as plain text inside markdown: it forms no link, no image, no heading and no table cell, whoever
 * wrote it. Addresses are shown as code, which nothing turns into a link.
 */
export function neutral(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('`', "'").trim();
  let result = '';
  let from = 0;
  for (const { index, 0: address } of line.matchAll(ADDRESS)) {
    result += `${escaped(line.slice(from, index))}\`${address.replaceAll('`', "'")}\``;
    from = index + address.length;
  }
  return (result + escaped(line.slice(from))).replaceAll('|', String.raw`\|`);
}

const escaped = (text: string) => text.replaceAll(MARKDOWN, String.raw`\$&`);
