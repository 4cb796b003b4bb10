import { describe, expect, it } from '@jest/globals';
import { MOST_HOURS } from '@talent-os/contracts/healthcare/shifts-states.js';
import { addDays } from '@talent-os/service-kit/calendar';
import fc from 'fast-check';
import { isValid, statusOf } from '../../credentials/credential.rules.js';
import { World, type Planned } from '../../test/roster-world.js';
import type { NamedCredential } from '../claim/claim.rules.js';
import { daysOf, HOUR_MS, hoursOf, spanOf, type Span } from '../shift.rules.js';
import { restHoursIn } from './work.rules.js';

const FIRST = '2026-11-16';
const PEOPLE = 4;
type Zone = 'America/New_York' | 'Europe/Berlin';

/** Every promise, checked as a reader of the law would: rest by looking at all pairs, hours by looking at all windows. */
function findings(world: World): string[] {
  const { shifts, slots, held, now } = world;
  const found: string[] = [];
  for (const [index, shift] of shifts.entries()) {
    if (world.free(index) < 0) found.push('more people than slots');
    const workers = slots.filter((slot) => slot.shift === index && world.counts(slot)).map(({ userId }) => userId);
    if (new Set(workers).size < workers.length) found.push('twice in one shift');
    if (shift.startsAt <= now) continue;
    for (const userId of workers)
      for (const name of shift.requiredCredentials)
        if (
          !daysOf(shift).every((day) =>
            held.get(userId)!.some((one) => one.name === name && isValid(statusOf(one, day))),
          )
        )
          found.push('works without a credential');
  }
  for (const userId of held.keys()) found.push(...findingsOf(world.work(userId), shifts[0]!.timezone));
  return found;
}

const WINDOWS = [
  [24, MOST_HOURS.perDay],
  [168, MOST_HOURS.perWeek],
] as const;

function findingsOf(work: readonly Span[], timezone: string): string[] {
  const found: string[] = [];
  const spans = work.map(({ startsAt, endsAt }) => [+startsAt / HOUR_MS, +endsAt / HOUR_MS] as const);
  const rest = restHoursIn(timezone);
  for (const [index, [start, end]] of spans.entries())
    for (const [from, until] of spans.slice(index + 1))
      if (from < end + rest && start < until + rest) found.push('too little rest');
  const first = Math.min(...spans.map(([start]) => start));
  const last = Math.max(...spans.map(([, end]) => end));
  for (const [hours, most] of WINDOWS)
    for (let at = first - hours; at < last; at += 1) {
      let worked = 0;
      for (const [start, end] of spans) worked += Math.max(0, Math.min(end, at + hours) - Math.max(start, at));
      if (worked > most) found.push(`more than ${most} hours`);
    }
  return found;
}

const shiftArbitrary = (timezone: Zone) =>
  fc
    .record({
      day: fc.integer({ min: 0, max: 12 }),
      times: fc.constantFrom(
        ['07:00', '19:00'],
        ['19:00', '07:00'],
        ['07:00', '15:00'],
        ['15:00', '23:00'],
        ['10:00', '14:00'],
        ['23:00', '05:00'],
      ),
      slots: fc.integer({ min: 1, max: 2 }),
      needs: fc.constantFrom<string[]>(['License'], ['License', 'ACLS']),
    })
    .map(({ day, times: [start, end], slots, needs }): Planned => {
      const date = addDays(FIRST, day);
      return {
        ...spanOf(date, start!, end!, timezone),
        date,
        timezone,
        slots,
        requiredCredentials: needs,
        cancelled: false,
        publishedAt: new Date('2026-11-10T00:00:00Z'),
      };
    });
const heldArbitrary = fc
  .array(fc.record({ license: fc.integer({ min: 2, max: 40 }), acls: fc.integer({ min: -2, max: 40 }) }), {
    minLength: PEOPLE,
    maxLength: PEOPLE,
  })
  .map((rows) => {
    const paper = (name: string, days: number): NamedCredential => ({
      name,
      expirationDate: addDays(FIRST, days),
      verifiedAt: FIRST,
      revokedAt: null,
    });
    return new Map(
      rows.map(({ license, acls }, index) => [`p${index}`, [paper('License', license), paper('ACLS', acls)]]),
    );
  });
const n = fc.nat({ max: 1_000 });
const claims = fc.array(fc.record({ kind: fc.constantFrom('claim' as const, 'assign' as const), a: n, b: n }), {
  minLength: 20,
  maxLength: 40,
});
const changes = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('claim' as const, 'assign' as const), a: n, b: n }) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constantFrom('release' as const, 'approve' as const, 'decline' as const),
        a: n,
        b: n,
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constantFrom('propose' as const, 'accept' as const, 'approveSwap' as const),
        a: n,
        b: n,
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), a: n, b: n }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('revoke' as const), a: n, b: n }) },
  ),
  { minLength: 30, maxLength: 60 },
);

describe('a roster', () => {
  it('breaks no rule, whatever is claimed, assigned, released, decided, exchanged and revoked, in any order', () => {
    const reached = new Map<string, number>();
    const count = (what: string) => reached.set(what, (reached.get(what) ?? 0) + 1);
    fc.assert(
      fc.property(
        fc.constantFrom<Zone>('America/New_York', 'Europe/Berlin').chain((zone) =>
          fc.record({
            shifts: fc.array(shiftArbitrary(zone), { minLength: 6, maxLength: 24 }),
            held: heldArbitrary,
            claims,
            changes,
          }),
        ),
        ({ shifts, held, claims: early, changes: late }) => {
          expect(shifts.every((shift) => hoursOf(shift) <= MOST_HOURS.perDay)).toBe(true);
          const world = new World(
            shifts,
            new Map([...held].map(([id, papers]) => [id, papers.map((paper) => ({ ...paper }))])),
            new Date(`${FIRST}T06:00:00Z`),
          );
          const of = <T>(list: readonly T[], index: number) => list[index % Math.max(1, list.length)];
          for (const { kind, a, b } of [...early, ...late]) {
            const slot = of(world.slots, a);
            const waiting = of(
              world.slots.filter((one) => one.status === 'pending' || one.releaseAskedAt),
              a,
            );
            const confirmed = world.slots.filter(({ status }) => status === 'confirmed');
            const swapThat = (status: string) =>
              of(
                world.swaps.filter((one) => one.status === status),
                b,
              );
            const [proposed, accepted] = [swapThat('proposed'), swapThat('accepted')];
            if (kind === 'claim' || kind === 'assign')
              world.claim(a % shifts.length, `p${b % PEOPLE}`, kind === 'assign');
            else if (kind === 'wait') world.now = new Date(+world.now + (a % 30) * HOUR_MS);
            else if (kind === 'revoke') world.revoke(`p${a % PEOPLE}`);
            else if (kind === 'release' && slot) world.release(slot);
            else if ((kind === 'approve' || kind === 'decline') && waiting) world.decide(waiting, kind === 'approve');
            else if (kind === 'propose' && confirmed.length > 0) world.propose(of(confirmed, a)!, of(confirmed, b)!);
            else if (kind === 'accept' && proposed) world.settle(proposed, 'accept');
            else if (kind === 'approveSwap' && accepted) world.settle(accepted, 'approve');
            if (findings(world).length > 0) return false;
          }
          for (const { status } of world.slots) count(status);
          for (const { status } of world.swaps) count(`swap ${status}`);
          return true;
        },
      ),
      { numRuns: 60, seed: 20_261_120 },
    );
    // The walk is worth something only where it gets everywhere.
    for (const what of ['confirmed', 'pending', 'released', 'declined', 'swap approved', 'swap withdrawn'])
      expect([what, (reached.get(what) ?? 0) > 0]).toEqual([what, true]);
  });
});
