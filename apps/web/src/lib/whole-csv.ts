import { nextPage, withoutHeadings } from '@talent-os/contracts/csv-export';
import type { Operation } from '@talent-os/contracts/define';
import { call } from './api';

type CsvFile = { readonly filename: string; readonly csv: string; readonly total: number };

/** The file an operation makes of this input, with every row: what does not fit on one page is asked for page by page. */
export async function wholeCsv(of: Operation, input: object): Promise<CsvFile> {
  const paged = 'skip' in (of.input as unknown as { shape: object }).shape;
  const pageAt = async (skip: number) => (await call(of, { ...input, ...(paged && { skip }) } as never)) as CsvFile;
  const first = await pageAt(0);
  const pieces = [first.csv];
  let skip = paged ? nextPage(0, first.total) : undefined;
  while (skip !== undefined) {
    const { csv, total } = await pageAt(skip);
    pieces.push(withoutHeadings(csv));
    skip = nextPage(skip, total);
  }
  return { ...first, csv: pieces.join('') };
}
