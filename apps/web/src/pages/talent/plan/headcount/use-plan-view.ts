import { headcountCalled } from '@talent-os/contracts/figures/called';
import type { Industry } from '@talent-os/contracts/access/tables';
import { getHeadcountPlan, type TeamPlan } from '@talent-os/contracts/talent/headcount';
import { useCallback } from 'react';
import { useListFilters } from '../../../../lib/use-list-filters';

const BESIDE = ['quarter'] as const;
export type PlanView = ReturnType<typeof usePlanView>;

/** What people look for in the plan and whose target is being set, from the address. `industry`: the screen shows that one alone. */
export function usePlanView(industry?: Industry) {
  const derive = useCallback(() => (industry ? { industry } : {}), [industry]);
  const { params, input } = useListFilters(getHeadcountPlan, { called: headcountCalled, beside: BESIDE, derive });
  const { get, patchBeside } = params;
  return {
    params,
    input,
    /** The team whose target is being set. */
    target: get('target'),
    setTarget: (team: Pick<TeamPlan, 'industry' | 'department'>) => patchBeside({ target: nameOf(team) }),
    close: () => patchBeside({ target: undefined }),
  };
}

export const nameOf = ({ industry, department }: Pick<TeamPlan, 'industry' | 'department'>) =>
  `${industry}/${department}`;
