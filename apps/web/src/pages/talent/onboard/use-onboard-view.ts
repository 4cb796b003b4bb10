import { industries, type Industry } from '@talent-os/contracts/access/tables';
import { planStateKeys } from '@talent-os/contracts/talent/onboarding-states';
import { useListBeside } from '../../../lib/use-list-beside';

const FILTERS = ['search', 'status', 'industry', 'blocked', 'overdue', 'due'] as const;
export type OnboardView = ReturnType<typeof useOnboardView>;

/** What people look for among the plans and which one is open, from the address; the running ones where they say nothing. */
export function useOnboardView(preset: Industry | undefined) {
  const params = useListBeside(FILTERS);
  const { search, get, oneOf, flag, patchBeside } = params;
  const status = oneOf('status', ['all', ...planStateKeys]);
  const chosen = status === 'all' ? {} : status ? { status } : { running: 'true' as const };
  const industry = preset ?? oneOf('industry', industries);
  const flags = { blocked: flag('blocked'), overdue: flag('overdue'), due: flag('due') };
  return {
    params,
    preset,
    input: { search, ...chosen, industry, ...flags },
    planId: get('plan'),
    starting: get('new') === 'onboarding',
    /** The part of the screen that is shown: everybody’s plans, the caller’s tasks, their own plan. */
    part: get('show'),
    show: (part: string) => params.patch({ show: part }),
    start: () => patchBeside({ new: 'onboarding' }),
    open: (plan: string) => patchBeside({ plan, new: undefined }),
    close: () => patchBeside({ plan: undefined, new: undefined }),
  };
}
