type MarkdownNode = {
  type: string;
  value?: string;
  children?: MarkdownNode[];
  data?: { hName?: string };
};

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Finds figures as they are written, not parts of longer ones. */
export function patternOf(figures: readonly string[]): RegExp {
  const longestFirst = figures.toSorted((a, b) => b.length - a.length).map(escaped);
  return new RegExp(`(?<![\\p{L}\\p{N}]|\\p{N}[.,])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}]|[.,]\\p{N})`, 'gu');
}

/** A step of the markdown pipeline: figures that are not verified are marked. Code is left as it is. */
export const markUnverified = (figures: readonly string[]) => () => (tree: MarkdownNode) => {
  if (figures.length > 0) visit(tree, patternOf(figures));
};

function visit(node: MarkdownNode, pattern: RegExp): void {
  if (!node.children || node.type === 'unverified') return;
  node.children = node.children.flatMap((child) => {
    if (child.type === 'text') return piecesOf(child.value ?? '', pattern);
    visit(child, pattern);
    return child;
  });
}

function piecesOf(text: string, pattern: RegExp): MarkdownNode[] {
  const pieces: MarkdownNode[] = [];
  let from = 0;
  for (const { 0: figure, index } of text.matchAll(pattern)) {
    if (index > from) pieces.push({ type: 'text', value: text.slice(from, index) });
    pieces.push({ type: 'unverified', data: { hName: 'mark' }, children: [{ type: 'text', value: figure }] });
    from = index + figure.length;
  }
  if (from < text.length) pieces.push({ type: 'text', value: text.slice(from) });
  return pieces;
}
