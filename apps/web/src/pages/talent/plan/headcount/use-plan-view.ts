import { industries, type Industry } from '@talent-os/contracts/access/tables';
import type { TeamPlan } from '@talent-os/contracts/talent/headcount';
import { useListBeside } from '../../../../lib/use-list-beside';

const FILTERS = ['search', 'short', 'in'] as const;
export type PlanView = ReturnType<typeof usePlanView>;

/** What people look for in the plan and whose target is being set, from the address. `industry`: the screen shows that one alone. */
export function usePlanView(industry?: Industry) {
  const params = useListBeside(FILTERS);
  const { search, get, oneOf, flag, patchBeside } = params;
  return {
    params,
    input: { search, short: flag('short'), industry: industry ?? oneOf('in', industries), quarter: get('quarter') },
    /** The team whose target is being set. */
    target: get('target'),
    setTarget: (team: Pick<TeamPlan, 'industry' | 'department'>) => patchBeside({ target: nameOf(team) }),
    close: () => patchBeside({ target: undefined }),
  };
}

export const nameOf = ({ industry, department }: Pick<TeamPlan, 'industry' | 'department'>) =>
  `${industry}/${department}`;
