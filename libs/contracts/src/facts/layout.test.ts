import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  afterMove,
  arranged,
  CARD_LEAST,
  CARD_MOST,
  cardMoves,
  COLUMNS,
  overlap,
  type CardMove,
  type Placed,
} from './layout.js';

const cards = fc
  .uniqueArray(
    fc.record({
      savedQuestionId: fc.uuid(),
      x: fc.integer({ min: -5, max: 30 }),
      y: fc.integer({ min: -5, max: 60 }),
      w: fc.integer({ min: -2, max: 30 }),
      h: fc.integer({ min: -2, max: 30 }),
    }),
    { selector: ({ savedQuestionId }) => savedQuestionId, minLength: 1, maxLength: 12 },
  )
  .map((some): readonly Placed[] => some);
const moves = Object.keys(cardMoves) as CardMove[];

/** Nothing overlaps, nothing lies outside, nothing floats. */
function expectSound(some: readonly Placed[]): void {
  for (const card of some) {
    expect(card.x).toBeGreaterThanOrEqual(0);
    expect(card.x + card.w).toBeLessThanOrEqual(COLUMNS);
    expect(card.w).toBeGreaterThanOrEqual(CARD_LEAST.w);
    expect(card.h).toBeGreaterThanOrEqual(CARD_LEAST.h);
    expect(card.h).toBeLessThanOrEqual(CARD_MOST.h);
    const others = some.filter((other) => other !== card);
    expect(others.some((other) => overlap(card, other))).toBe(false);
    const higher = { ...card, y: card.y - 1 };
    expect(card.y === 0 || others.some((other) => overlap(higher, other))).toBe(true);
  }
}
const idsOf = (some: readonly Placed[]) => some.map(({ savedQuestionId }) => savedQuestionId).toSorted();

describe('the cards of a dashboard', () => {
  it('lie side by side, whatever they were given as, and stay as they are when arranged again', () => {
    fc.assert(
      fc.property(cards, (some) => {
        const once = arranged(some);
        expectSound(once);
        expect(idsOf(once)).toEqual(idsOf(some));
        expect(arranged(once)).toEqual(once);
      }),
    );
  });

  it('do so after every move as well', () => {
    fc.assert(
      fc.property(
        cards,
        fc.array(fc.tuple(fc.nat(11), fc.constantFrom(...moves)), { maxLength: 10 }),
        (some, steps) => {
          let now: readonly Placed[] = arranged(some);
          for (const [at, move] of steps) {
            now = afterMove(now, now[at % now.length]!.savedQuestionId, move);
            expectSound(now);
            expect(idsOf(now)).toEqual(idsOf(some));
          }
        },
      ),
    );
  });

  it('change places with the one above and below, and go as far as there is room', () => {
    const card = (savedQuestionId: string, x: number, y: number): Placed => ({ savedQuestionId, x, y, w: 6, h: 4 });
    const two = [card('a', 0, 0), card('b', 0, 4)];
    const placeOf = (some: readonly Placed[], id: string) => some.find((one) => one.savedQuestionId === id);
    expect(placeOf(afterMove(two, 'b', 'up'), 'b')).toMatchObject({ y: 0 });
    expect(placeOf(afterMove(two, 'a', 'down'), 'a')).toMatchObject({ y: 4 });
    expect(placeOf(afterMove(two, 'a', 'right'), 'a')).toMatchObject({ x: 3 });
    expect(placeOf(afterMove(two, 'a', 'left'), 'a')).toMatchObject({ x: 0 });
    expect(placeOf(afterMove(two, 'a', 'wider'), 'a')).toMatchObject({ w: 9 });
    expect(placeOf(afterMove(two, 'b', 'lower'), 'b')).toMatchObject({ h: 3 });
  });
});
