import { getDocumentProxy } from 'unpdf';

type Node = { readonly role?: string; readonly children?: readonly Node[] };
type ReadPdf = {
  /** In the order of the file. */
  readonly lines: readonly string[];
  /** Names of its parts, in the order of their tree. */
  readonly roles: readonly string[];
  readonly pages: number;
};

/** What a machine reads out of a PDF. */
export async function readPdf(file: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(file), { verbosity: 0 });
  const lines: string[] = [];
  const roles: string[] = [];
  const walk = (node: Node) => {
    if (node.role) roles.push(node.role);
    for (const child of node.children ?? []) walk(child);
  };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    lines.push(...text.split('\n').filter(Boolean));
    const tree = await page.getStructTree();
    if (tree) walk(tree as Node);
  }
  return { lines, roles, pages: pdf.numPages };
}
