import { useQuery } from '@tanstack/react-query';
import { LONGEST_GOAL } from '@talent-os/contracts/chat/coach';
import { listGoals } from '@talent-os/contracts/productivity/goals';
import { listTargets } from '@talent-os/contracts/talent/targets';
import { query } from '@/lib/query';
import { useMay } from '@/lib/use-may';

export type CoachGoal = {
  readonly title: string;
  /** The goal it is, where goals are kept; null for a role that is aimed for. */
  readonly goalId: string | null;
};

/** What the person wants: goals that run, and roles they aim for. Each title once, as long as a thread can be about. */
export function useCoachGoals(): readonly CoachGoal[] {
  const hasGoals = useMay(listGoals);
  const targets = useQuery(query(listTargets, {}));
  const goals = useQuery({ ...query(listGoals, { scope: 'mine', sort: 'periodEnd:asc' }), enabled: hasGoals });
  const running = (goals.data?.items ?? []).filter(({ status }) => status === 'draft' || status === 'active');
  const all: readonly CoachGoal[] = [
    ...running.map(({ id, title }) => ({ title, goalId: id })),
    ...(targets.data?.items ?? []).map(({ title }) => ({ title: `Become ${title}`, goalId: null })),
  ];
  const cut = all.map(({ title, goalId }) => ({ title: title.slice(0, LONGEST_GOAL), goalId }));
  return [...new Map(cut.toReversed().map((one) => [one.title, one])).values()].toReversed();
}
