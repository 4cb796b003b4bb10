import { comesInPages, piecesOf } from '@talent-os/contracts/csv-export';
import type { Operation } from '@talent-os/contracts/define';
import { call } from './api';

type CsvFile = { readonly filename: string; readonly csv: string; readonly total: number };

/** The file an operation makes of this input, with every row: what does not fit on one page is asked for page by page. */
export async function wholeCsv(of: Operation, input: object): Promise<CsvFile> {
  const paged = comesInPages(of);
  const pageAt = async (skip: number) => (await call(of, { ...input, ...(paged && { skip }) } as never)) as CsvFile;
  const first = await pageAt(0);
  if (!paged) return first;
  const pieces: string[] = [];
  for await (const piece of piecesOf(first, pageAt)) pieces.push(piece);
  return { ...first, csv: pieces.join('') };
}
