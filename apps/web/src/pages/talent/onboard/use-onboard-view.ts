import type { Industry } from '@talent-os/contracts/access/tables';
import { industries } from '@talent-os/contracts/access/tables';
import { planStateKeys } from '@talent-os/contracts/talent/onboarding-states';
import { useMemo } from 'react';
import { useListBeside } from '../../../lib/use-list-beside';

const FILTERS = ['search', 'status', 'industry', 'blocked', 'overdue', 'due'] as const;
export type OnboardView = ReturnType<typeof useOnboardView>;

/** What people look for among the plans and which one is open, from the address; the running ones where they say nothing. */
export function useOnboardView(preset: Industry | undefined) {
  const params = useListBeside(FILTERS);
  const { search, page } = params;
  const all = params.get('status') === 'all';
  const status = planStateKeys.find((one) => one === params.get('status'));
  const industry = preset ?? industries.find((one) => one === params.get('industry'));
  const only = (name: string) => params.get(name) === 'true';
  const [blocked, overdue, due] = [only('blocked'), only('overdue'), only('due')];
  const wanted = useMemo(
    () => ({
      ...(search && { search }),
      ...(status ? { status } : !all && { running: 'true' }),
      ...(industry && { industry }),
      ...(blocked && { blocked: 'true' }),
      ...(overdue && { overdue: 'true' }),
      ...(due && { due: 'true' }),
    }),
    [search, status, all, industry, blocked, overdue, due],
  );
  const keepPage = page > 1 ? String(page) : undefined;
  return {
    params,
    preset,
    wanted,
    planId: params.get('plan'),
    starting: params.get('new') === 'onboarding',
    /** The part of the screen that is shown: everybody’s plans, the caller’s tasks, their own plan. */
    part: params.get('show'),
    show: (part: string) => params.patch({ show: part }),
    start: () => params.patch({ new: 'onboarding', page: keepPage }),
    open: (plan: string) => params.patch({ plan, new: undefined, page: keepPage }),
    close: () => params.patch({ plan: undefined, new: undefined, page: keepPage }),
  };
}
