import { PAGE_SIZE } from '@talent-os/contracts/paging';
import { call } from '../../lib/api';
import type { ListHandle } from '../../lib/use-list-params';

/** Rows of every page, one page after the other, as many as wanted, and how many there are. */
export async function everyRow<T>(
  { operation, pageOf }: ListHandle,
  input: object,
  most: number,
): Promise<{ readonly rows: readonly T[]; readonly total: number }> {
  const rows: T[] = [];
  let all = 0;
  const paged = 'page' in (operation.input as unknown as { shape: object }).shape;
  for (let page = 1; rows.length < most; page += 1) {
    const { items, total } = pageOf(await call(operation, { ...input, ...(paged && { page }) } as never));
    rows.push(...(items as readonly T[]));
    all = Math.max(total ?? 0, rows.length);
    if (!paged || items.length < PAGE_SIZE || rows.length >= (total ?? 0)) break;
  }
  return { rows: rows.slice(0, most), total: all };
}
