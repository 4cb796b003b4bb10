import type { Input, Output } from '@talent-os/contracts';
import type { getHeadcountPlan, TeamPlan } from '@talent-os/contracts/talent/headcount.js';
import { textOrder } from '@talent-os/contracts/search/text-order.js';

type Plan = Output<typeof getHeadcountPlan>;
type Quarter = { readonly quarter: string; readonly ends: string };

/** A team's seats as they stand, with every target and every leaver ahead. */
export type Team = Pick<TeamPlan, 'industry' | 'department' | 'filled' | 'open' | 'approved' | 'requested'> & {
  readonly targets: readonly { readonly quarter: string; readonly seats: number; readonly version: number }[];
  /** Days (`YYYY-MM-DD`) on which people leave the team. */
  readonly leaving: readonly string[];
};

/** Seats still to be asked for: target − (filled − leavers) − open. */
export const gapOf = (
  target: number | null,
  { filled, open, leavers }: Pick<TeamPlan, 'filled' | 'open' | 'leavers'>,
): number | null => (target === null ? null : target - (filled - leavers) - open);

/** A team in one quarter. */
export function planOf({ targets, leaving, ...team }: Team, { quarter, ends }: Quarter): TeamPlan {
  const target = targets.find((one) => one.quarter === quarter);
  const leavers = leaving.filter((day) => day <= ends).length;
  const seats = target?.seats ?? null;
  return {
    ...team,
    seats: team.filled + team.open,
    leavers,
    target: seats,
    gap: gapOf(seats, { ...team, leavers }),
    version: target?.version ?? null,
  };
}

const SUMMED = ['seats', 'filled', 'open', 'approved', 'requested', 'leavers'] as const;

/** All teams together; target and gap of those that have one. */
export function totalsOf(plans: readonly TeamPlan[]): Plan['totals'] {
  const sum = (key: (typeof SUMMED)[number] | 'target' | 'gap') =>
    plans.reduce((all, plan) => all + (plan[key] ?? 0), 0);
  const planned = plans.some(({ target }) => target !== null);
  return {
    ...(Object.fromEntries(SUMMED.map((key) => [key, sum(key)])) as Record<(typeof SUMMED)[number], number>),
    target: planned ? sum('target') : null,
    gap: planned ? sum('gap') : null,
  };
}

/** Quarter by quarter: the target, and the people expected to be there once the open seats are filled. */
export const outlookOf = (teams: readonly Team[], quarters: readonly Quarter[]): Plan['outlook'] =>
  quarters.map((quarter) => {
    const plans = teams.map((team) => planOf(team, quarter)).filter(({ target }) => target !== null);
    const expected = plans.reduce((sum, { seats, leavers }) => sum + seats - leavers, 0);
    return { quarter: quarter.quarter, target: totalsOf(plans).target, expected };
  });

/** In the order asked for; teams without a value last. Usually the largest gap first, then by name. */
export function inOrder(plans: readonly TeamPlan[], sort: Input<typeof getHeadcountPlan>['sort']): TeamPlan[] {
  const [field = 'gap', direction = 'desc'] = sort?.split(':') ?? [];
  const key = field as keyof TeamPlan;
  const turn = direction === 'desc' ? -1 : 1;
  return plans.toSorted((one, other) => {
    const [mine, theirs] = [one[key], other[key]];
    if (mine === null || theirs === null) return Number(mine === null) - Number(theirs === null) || byName(one, other);
    return turn * compare(mine, theirs) || byName(one, other);
  });
}

const compare = (one: string | number, other: string | number) =>
  typeof one === 'number' && typeof other === 'number' ? one - other : textOrder(String(one), String(other));
const byName = (one: TeamPlan, other: TeamPlan) => textOrder(one.department, other.department);
