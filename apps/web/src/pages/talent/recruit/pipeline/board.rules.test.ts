import { describe, expect, it } from '@jest/globals';
import type { PipelineCard } from '@talent-os/contracts/talent/applications';
import { stageTypes } from '@talent-os/contracts/talent/pipeline';
import { afterMove, columnOf, stageFor, targetsOf, type BoardData, type Column } from './board.rules';

const stages = stageTypes.map((type, index) => ({ key: `my-${type}`, name: type, type, order: index + 1, slaDays: 5 }));
const card = (id: string, more: Partial<PipelineCard> = {}) =>
  ({
    id,
    pipelineId: 'p',
    stageKey: 'my-screen',
    stageType: 'screen',
    age: 'late',
    daysInStage: 6,
    may: { to: ['my-applied', 'my-interview'], do: [] },
    ...more,
  }) as PipelineCard;

const column = (key: string, type: Column['type'], items: PipelineCard[]): Column => ({
  key,
  title: key,
  type,
  slaDays: 5,
  maxPeople: null,
  count: items.length,
  late: items.filter(({ age }) => age === 'late').length,
  overdue: 0,
  items,
});
const boardOf = (byType: boolean, ...cards: PipelineCard[]): BoardData => ({
  pipelines: [{ id: 'p', stages }],
  remaining: 0,
  columns: stages.map(({ key, type }) =>
    column(
      byType ? type : key,
      type,
      cards.filter(({ stageKey }) => stageKey === key),
    ),
  ),
});

describe.each([
  ['stages', false],
  ['types of stages', true],
] as const)('a board of %s', (_, byType) => {
  const key = (type: string) => (byType ? type : `my-${type}`);
  const board = boardOf(byType, card('a'), card('b'));

  it('knows where a card stands and may go: into the columns of the stages the server names', () => {
    expect(columnOf(board.columns, card('a'))).toBe(key('screen'));
    expect(targetsOf(board, card('a'))).toEqual(['applied', 'interview'].map(key));
    expect(targetsOf(board, card('a', { may: { to: [], do: [] } }))).toEqual([]);
  });

  it('shows a moved card on top of its new column, counts anew and begins its days', () => {
    const after = afterMove(board, card('a'), 'my-interview');
    expect(after.columns.map(({ count }) => count)).toEqual([0, 1, 0, 1, 0, 0]);
    expect(after.columns[1]!.late).toBe(1);
    expect(after.columns[3]!.items[0]).toMatchObject({ stageKey: 'my-interview', daysInStage: 0, age: 'fresh' });
    expect(board.columns[1]!.count).toBe(2);
  });

  it('stays as it is where the card is unknown or there already', () => {
    expect(afterMove(board, card('x'), 'my-offer')).toBe(board);
    expect(afterMove(board, card('a'), 'my-screen')).toBe(board);
    expect(afterMove(board, card('a'), 'no stage')).toBe(board);
  });
});

it('the stage a column stands for is the earliest of its type in the card’s own pipeline', () => {
  const twice = [...stages, { ...stages[3]!, key: 'late-interview', order: 9 }];
  const found = stageFor([{ id: 'p', stages: twice }], card('a'), { key: 'interview', type: 'interview' });
  expect(found?.key).toBe('my-interview');
  expect(stageFor([], card('a'), { key: 'interview', type: 'interview' })).toBeUndefined();
});
