import { describe, expect, it } from '@jest/globals';
import { DomainError } from '@talent-os/service-kit';
import fc from 'fast-check';
import { nextOf, pageOf, placeOf } from './history.rules.js';

const idOf = (index: number) => `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`;
const timeOf = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute)).toISOString();

/** Newest first, some sharing their time. */
const history = fc
  .array(fc.integer({ min: 0, max: 12 }), { maxLength: 60 })
  .map((minutes) =>
    minutes
      .toSorted((a, b) => b - a)
      .map((minute, index) => ({ at: timeOf(minute), id: idOf(99 - index), text: `${index}` })),
  );
type Rows = readonly { readonly at: string; readonly id: string; readonly text: string }[];

/** What the query answers: with ties, one row beyond the page. */
function ask(rows: Rows, before: string | undefined, limit: number) {
  const place = before === undefined ? undefined : placeOf(before);
  const older = rows.filter(({ at, id }) => !place || at < place.at || (at === place.at && id < place.id));
  const last = older[limit];
  return pageOf(last ? older.filter(({ at }, index) => index <= limit || at === last.at) : older, limit);
}

describe('paging back through history', () => {
  it.each([
    ['by time alone', ({ at }: { at: string }) => at],
    ['by time and id', nextOf],
  ])('%s shows every message once, also where many share a time', (_, cursor) => {
    fc.assert(
      fc.property(history, fc.integer({ min: 1, max: 7 }), (rows, limit) => {
        const seen: string[] = [];
        let before: string | undefined;
        for (let page = ask(rows, before, limit); page.length > 0; page = ask(rows, before, limit)) {
          seen.push(...page.map(({ text }) => text));
          before = cursor(page.at(-1)!);
        }
        expect(seen).toEqual(rows.map(({ text }) => text));
      }),
    );
  });

  it.each(['yesterday', '2026-11-20T10:00:00Z,x', ',', ''])('does not take %j', (before) => {
    expect(() => placeOf(before)).toThrow(DomainError);
  });

  it('takes a time with an offset', () => {
    expect(placeOf('2026-11-20T11:00:00+01:00')).toEqual({
      at: '2026-11-20T10:00:00.000Z',
      id: '00000000-0000-0000-0000-000000000000',
    });
  });
});
