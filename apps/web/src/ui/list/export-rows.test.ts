import { afterEach, expect, it, jest } from '@jest/globals';
import { listMembers } from '@talent-os/contracts/identity/members';
import { answer, json, problem, type AskedCall } from '../../../test/answers';
import { exportPages } from './export-rows';
import { everyRow } from './every-row';

const PAGE = 25;
const list = {
  operation: listMembers,
  names: [],
  defaultSort: undefined,
  inputAt: () => ({}),
  pageOf: (found: unknown) => found as { items: readonly object[]; total: number; more?: true },
};
const columns = [{ accessor: 'name', title: 'Name' }] as const;

/** A list of so many rows, of which the server counts no more than it wants to know. */
const rowsOf =
  (rows: number, counted: number) =>
  ({ url }: AskedCall) => {
    const page = Number(new URL(url, 'https://talent.example').searchParams.get('page'));
    const first = (page - 1) * PAGE;
    const items = Array.from({ length: Math.max(0, Math.min(PAGE, rows - first)) }, (_, at) => ({
      name: `Row ${first + at + 1}`,
    }));
    return json({ items, total: Math.min(rows, counted), ...(rows > counted && { more: true }) });
  };

/** The text of the file that was handed to the browser. */
function catchFile() {
  const made: Blob[] = [];
  URL.createObjectURL = (content) => `blob:${made.push(content as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const read = () =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result as string));
      reader.readAsText(made[0]!);
    });
  return async () => (await read()).trimEnd().split('\r\n');
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it.each([
  ['counted to the end', 1_230, 10_000],
  ['that nobody counted to the end', 130, 100],
  ['that ends with a full page beyond what was counted', 150, 100],
])('a file made of pages holds every row of a list %s', async (_, rows, counted) => {
  answer({ [listMembers.path]: rowsOf(rows, counted) });
  const lines = catchFile();
  expect(await exportPages(list, {}, columns, 'my members')).toBe('my-members.csv');
  const [heading, ...rest] = await lines();
  expect(heading).toMatch(/Name$/);
  expect(rest).toEqual(Array.from({ length: rows }, (_row, at) => `Row ${at + 1}`));
});

it('a page that is put off is asked for again when the server said', async () => {
  jest.useFakeTimers();
  const busy = problem(429, 'request.rate');
  busy.headers.set('retry-after', '30');
  const asked = answer({
    [listMembers.path]: [json({ items: [{ name: 'A' }], total: 2 }), busy, json({ items: [{ name: 'B' }], total: 2 })],
  });
  const found = everyRow(list, {}, 10);
  await jest.advanceTimersByTimeAsync(29_999);
  expect(asked).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(await found).toEqual({ rows: [{ name: 'A' }, { name: 'B' }], total: 2 });
});

it('a page that is put off again and again is a failure, told as one', async () => {
  jest.useFakeTimers();
  answer({ [listMembers.path]: problem(429, 'request.rate') });
  const failure = everyRow(list, {}, 10).catch((problemOfIt: unknown) => problemOfIt);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await failure).toMatchObject({ status: 429 });
});
