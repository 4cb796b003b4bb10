import { industries, type Industry } from '@talent-os/contracts/access/tables';
import type { TeamPlan } from '@talent-os/contracts/talent/headcount';
import { useMemo } from 'react';
import { useListBeside } from '../../../../lib/use-list-beside';

const FILTERS = ['search', 'short', 'in'] as const;
export type PlanView = ReturnType<typeof usePlanView>;

/** What people look for in the plan and whose target is being set, from the address. `industry`: the screen shows that one alone. */
export function usePlanView(industry?: Industry) {
  const params = useListBeside(FILTERS);
  const { search } = params;
  const quarter = params.get('quarter');
  const short = params.get('short') === 'true';
  const chosen = industry ?? industries.find((one) => one === params.get('in'));
  const wanted = useMemo(
    () => ({
      ...(search && { search }),
      ...(short && { short: 'true' }),
      ...(chosen && { industry: chosen }),
      ...(quarter && { quarter }),
    }),
    [search, short, chosen, quarter],
  );
  const keepPage = params.page > 1 ? String(params.page) : undefined;
  return {
    params,
    wanted,
    /** The team whose target is being set. */
    target: params.get('target'),
    setTarget: (team: Pick<TeamPlan, 'industry' | 'department'>) =>
      params.patch({ target: `${team.industry}/${team.department}`, page: keepPage }),
    close: () => params.patch({ target: undefined, page: keepPage }),
  };
}

export const nameOf = ({ industry, department }: Pick<TeamPlan, 'industry' | 'department'>) =>
  `${industry}/${department}`;
