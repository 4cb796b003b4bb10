import { describe, expect, it } from '@jest/globals';
import { COLUMN_CARDS, type PipelineCard } from '@talent-os/contracts/talent/applications.js';
import { stageTypes } from '@talent-os/contracts/talent/pipeline.js';
import { columnsOf, headsOf } from './board.rules.js';
import { fits, sorted } from './list.rules.js';

const stages = stageTypes.map((type, index) => ({
  key: `my-${type}`,
  name: `My ${type}`,
  type,
  order: index + 1,
  slaDays: 5,
}));
const one = { id: 'p1', stages };
const two = { id: 'p2', stages };
const card = (id: string, more: Partial<PipelineCard> = {}) =>
  ({
    id,
    personName: 'Amara Diallo',
    positionTitle: 'Account executive',
    department: 'Mid-Market Sales',
    stageKey: 'my-screen',
    stageType: 'screen',
    age: 'fresh',
    match: 50,
    daysInStage: 1,
    appliedAt: '2026-02-01T00:00:00Z',
    waitingFor: 'recruiter',
    waitingForMe: false,
    ...more,
  }) as PipelineCard;

describe('the board', () => {
  it('has the stages of the one pipeline, or the types of stages of several', () => {
    expect(headsOf([one]).map(({ title }) => title)).toEqual(stages.map(({ name }) => name));
    expect(headsOf([one, two]).map(({ key }) => key)).toEqual([...stageTypes]);
    expect(headsOf([]).map(({ key }) => key)).toEqual([...stageTypes]);
  });

  it('puts everybody into one column, the best match on top, and counts who is late', () => {
    const cards = [
      card('a', { match: 40, age: 'late' }),
      card('b', { match: 90, age: 'overdue' }),
      card('c', { match: null }),
    ];
    for (const heads of [headsOf([one]), headsOf([one, two])]) {
      const columns = columnsOf(heads, cards);
      expect(columns.map(({ count }) => count)).toEqual([0, 3, 0, 0, 0, 0]);
      expect(columns[1]).toMatchObject({ late: 1, overdue: 1 });
      expect(columns[1]!.cards.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
    }
  });

  it('shows the first cards of a long column and counts all', () => {
    const many = Array.from({ length: COLUMN_CARDS + 5 }, (_, index) => card(String(index)));
    const [, column] = columnsOf(headsOf([one]), many);
    expect([column!.count, column!.cards.length]).toEqual([COLUMN_CARDS + 5, COLUMN_CARDS]);
  });
});

describe('what is looked for', () => {
  it('is found by every word in person, position and department', () => {
    expect(fits(card('a'), { search: 'amara mid' })).toBe(true);
    expect(fits(card('a'), { search: 'amara nurse' })).toBe(false);
  });

  it('narrows by turn, stage and age', () => {
    expect(fits(card('a'), { waiting: 'me' })).toBe(false);
    expect(fits(card('a', { waitingForMe: true }), { waiting: 'me' })).toBe(true);
    expect(fits(card('a', { waitingFor: 'candidate' }), { waiting: 'candidate' })).toBe(true);
    expect(fits(card('a'), { stageType: 'offer' })).toBe(false);
    expect(fits(card('a'), { age: 'late' })).toBe(false);
  });

  it('comes in the order asked for, the longest in its stage first otherwise', () => {
    const cards = [card('a', { daysInStage: 2, match: 10 }), card('b', { daysInStage: 9, match: 5 })];
    expect(sorted(cards, undefined).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(sorted(cards, 'match:desc').map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
