import { describe, expect, it } from '@jest/globals';
import type { TransitionDetail } from '@talent-os/contracts/talent/transitions';
import { handoversOf, mostUrgent } from './handovers.rules';

const task = (id: string, ownerId: string, due: string, doneAt: string | null = null) => ({
  id,
  title: `Task ${id}`,
  ownerId,
  ownerName: 'Ann',
  due,
  doneAt,
  mine: true,
});
const move = (id: string, status: string, tasks: readonly object[]) =>
  ({ id, status, employeeName: 'Bo', tasks }) as unknown as TransitionDetail;

describe('what I hand over', () => {
  it('is what is mine and open in moves that are under way, the next due first, each with its move', () => {
    const moves = [
      move('m1', 'in_progress', [
        task('late', 'me', '2026-11-29'),
        task('done', 'me', '2026-11-01', '2026-11-01T08:00:00Z'),
        task('theirs', 'them', '2026-11-01'),
      ]),
      move('m2', 'in_progress', [task('soon', 'me', '2026-11-22')]),
      move('m3', 'cancelled', [task('over', 'me', '2026-11-02')]),
    ];
    expect(handoversOf(moves, 'me').map(({ id, to }) => [id, to])).toEqual([
      ['soon', '/talent/transition?transition=m2'],
      ['late', '/talent/transition?transition=m1'],
    ]);
  });

  it('stands among my tasks by its day, and the list keeps its length', () => {
    const tasks = [{ due: '2026-11-20' }, { due: '2026-11-25' }, { due: null }];
    const handovers = [{ due: '2026-11-22' }, { due: '2026-11-25' }];
    expect(mostUrgent(tasks, handovers, 4).map(({ due }) => due)).toEqual([
      '2026-11-20',
      '2026-11-22',
      '2026-11-25',
      '2026-11-25',
    ]);
    expect(mostUrgent(tasks, [], 5)).toEqual(tasks);
  });
});
