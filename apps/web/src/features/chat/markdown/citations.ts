type TextSegment = { readonly text: string } | { readonly cites: number };

/** Takes the `[n]` out of a text, where source n exists; everything else stays text. */
export function citedPieces(text: string, numbers: ReadonlySet<number>): readonly TextSegment[] {
  const pieces: TextSegment[] = [];
  let from = 0;
  for (const match of text.matchAll(/\[(\d{1,3})\]/g)) {
    const cites = Number(match[1]);
    if (!numbers.has(cites)) continue;
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    pieces.push({ cites });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/** The address a citation has inside a text; it leads nowhere by itself. */
export const citationAddress = (number: number): string => `#source-${number}`;
export const citedNumber = (address: string): number | undefined =>
  Number(/^#source-(\d{1,3})$/.exec(address)?.[1]) || undefined;

type MarkdownNode = { type: string; value?: string; url?: string; children?: MarkdownNode[] };

/** A step of the markdown pipeline: citations become links to their source. Code and links are left as they are. */
export const linkCitations = (numbers: ReadonlySet<number>) => () => (tree: MarkdownNode) => visit(tree, numbers);

function visit(node: MarkdownNode, numbers: ReadonlySet<number>): void {
  if (node.type === 'link' || !node.children) return;
  node.children = node.children.flatMap((child) => {
    if (child.type === 'text') return citedPieces(child.value ?? '', numbers).map(asNode);
    visit(child, numbers);
    return child;
  });
}

const asNode = (piece: TextSegment): MarkdownNode =>
  'text' in piece
    ? { type: 'text', value: piece.text }
    : { type: 'link', url: citationAddress(piece.cites), children: [{ type: 'text', value: String(piece.cites) }] };
