import { call } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import type { ListHandle, Page } from '@/lib/use-list-params';

/** Seconds until a page is asked for again where the server does not say when. */
const PAUSE_S = 5;
/** How often one page is put off before that counts as a failure. */
const PUT_OFF_MOST = 5;

/** A list of thousands of rows may take more calls than a person has in a minute: what is put off is asked for again. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let putOff = 0; ; putOff += 1)
    try {
      return await ask();
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.status !== 429 || putOff === PUT_OFF_MOST) throw failure;
      const { retryAfter = PAUSE_S } = failure;
      await new Promise((resolve) => setTimeout(resolve, retryAfter * 1_000));
    }
}

/** Every page of a list, one after the other. */
export async function* pagesOf({ operation, pageOf }: ListHandle, input: object): AsyncGenerator<Page> {
  const paged = 'page' in (operation.input as unknown as { shape: object }).shape;
  let seen = 0;
  for (let page = 1; ; page += 1) {
    const answer = await patiently(() => call(operation, { ...input, ...(paged && { page }) } as never));
    const { items, total, more } = pageOf(answer);
    yield { items, ...(total !== undefined && { total }) };
    seen += items.length;
    // Where nobody counted to the end, the list ends before the first page without rows.
    if (!paged || items.length === 0 || (!more && seen >= (total ?? 0))) return;
  }
}

/** Rows of every page, as many as wanted, and how many there are. */
export async function everyRow<T>(
  list: ListHandle,
  input: object,
  most: number,
): Promise<{ readonly rows: readonly T[]; readonly total: number }> {
  const rows: T[] = [];
  let all = 0;
  for await (const { items, total } of pagesOf(list, input)) {
    rows.push(...(items as readonly T[]));
    all = Math.max(total ?? 0, rows.length);
    if (rows.length >= most) break;
  }
  return { rows: rows.slice(0, most), total: all };
}
