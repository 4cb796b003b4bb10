import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { moveInto, type MoveSeat } from './industry-move.rules.js';
import { paperStateOf, wantedPapers, type AskingSeat } from './wanted-papers.rules.js';

const nothing = { handedIn: [], licenses: [], today: '2026-11-20' };
const seat = (positionId: string, title: string, ...values: string[]): AskingSeat => ({
  positionId,
  title,
  department: 'Ward',
  industry: 'HEALTHCARE',
  requirements: values.map((value) => ({ type: 'license', value })),
});

describe('papers that are wanted', () => {
  it('are those of one’s own targets first, each seat counted once', () => {
    const seats = [
      seat('1', 'Charge nurse, ICU', 'RN license', 'RN license'),
      seat('2', 'Porter', 'Driving license', 'RN license'),
      seat('3', 'Porter', 'Driving license'),
      seat('4', 'Porter', 'Driving license'),
    ];
    const found = wantedPapers([{ title: 'charge nurse', industry: 'HEALTHCARE' }], seats, nothing);
    expect(found.map(({ name, seats: asking, targets }) => [name, asking, targets])).toEqual([
      ['RN license', 2, ['charge nurse']],
      ['Driving license', 3, []],
    ]);
    expect(found[0]!.asking.map(({ positionId }) => positionId)).toEqual(['1', '2']);
  });

  it('are no places', () => {
    const place = { ...seat('1', 'Nurse'), requirements: [{ type: 'location' as const, value: 'Chicago' }] };
    expect(wantedPapers([], [place], nothing)).toEqual([]);
  });

  it.each([
    ['held where it holds good', { licenses: [{ name: 'rn license', status: 'expiring' as const }] }, 'held'],
    ['handed in until somebody has looked', { handedIn: [{ name: 'RN license', validUntil: null }] }, 'handed_in'],
    ['expired the day after', { handedIn: [{ name: 'RN license', validUntil: '2026-11-19' }] }, 'expired'],
    ['missing where it was revoked', { licenses: [{ name: 'RN license', status: 'revoked' as const }] }, 'missing'],
  ])('are %s', (_, papers, state) => expect(paperStateOf('RN license', { ...nothing, ...papers }).state).toBe(state));
});

describe('what is brought along into another industry', () => {
  const need = fc.record({
    skill: fc.constantFrom('Triage', 'Writing', 'Packet capture', 'Forecasting'),
    required: fc.integer({ min: 1, max: 5 }),
    weight: fc.integer({ min: 1, max: 5 }),
    verified: fc.constant(false),
  });
  const levels = fc.record({
    Triage: fc.integer({ min: 0, max: 5 }),
    Writing: fc.integer({ min: 0, max: 5 }),
    'Packet capture': fc.integer({ min: 0, max: 5 }),
    Forecasting: fc.integer({ min: 0, max: 5 }),
  });
  const seats = fc
    .tuple(fc.array(fc.uniqueArray(need, { selector: ({ skill }) => skill }), { maxLength: 8 }), levels)
    .map(([all, own]) =>
      all.map((needs, index): MoveSeat => ({
        positionId: String(index),
        title: `Seat ${index}`,
        department: 'Team',
        requirements: [],
        needs: needs.map((one) => ({ ...one, level: own[one.skill as keyof typeof own] })),
      })),
    );

  it('is the part of all the skills asked for that somebody has named', () => {
    fc.assert(
      fc.property(seats, (all) => {
        const { share, skills, bridges } = moveInto(all, 0);
        const asked = all.flatMap(({ needs }) => needs);
        const mine = asked.filter(({ level }) => level > 0);
        expect(share).toBe(asked.length === 0 ? null : Math.round((100 * mine.length) / asked.length));
        expect(skills.reduce((sum, one) => sum + one.seats, 0)).toBe(asked.length);
        expect(bridges.map(({ match }) => match)).toEqual(bridges.map(({ match }) => match).toSorted((a, b) => b - a));
      }),
    );
  });

  it('names nobody who has gone that way among few', () => {
    expect(moveInto([], 4).people).toBeNull();
    expect(moveInto([], 5).people).toBe(5);
  });
});
