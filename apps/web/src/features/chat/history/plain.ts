/** Markdown as the words in it, on one line: for lists, and for people who listen. */
export const plain = (markdown: string): string =>
  markdown
    .replaceAll(/^\s*\|?[\s:|-]*-{3,}[\s:|-]*$/gm, ' ')
    .replaceAll(/^\s*(#{1,6}|>|[-*+]|\d+\.)\s+/gm, ' ')
    .replaceAll(/```\w*/g, ' ')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\[\d{1,3}\]/g, '')
    .replaceAll(/\*\*|__|~~|`/g, '')
    .replaceAll(/\s*\|\s*/g, ' · ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(· )+·/g, '·')
    .trim()
    .replaceAll(/^· | ·$/g, '');
