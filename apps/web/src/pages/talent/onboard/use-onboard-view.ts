import type { Industry } from '@talent-os/contracts/access/tables';
import { listOnboarding } from '@talent-os/contracts/talent/onboarding';
import { useCallback } from 'react';
import { useListFilters } from '../../../lib/use-list-filters';

export type OnboardView = ReturnType<typeof useOnboardView>;

/** What people look for among the plans and which one is open, from the address; the running ones where they say nothing. */
export function useOnboardView(preset: Industry | undefined) {
  const derive = useCallback(
    (input: { readonly status?: unknown }, get: (name: string) => string | undefined) => ({
      running: !input.status && get('status') !== 'all' ? ('true' as const) : undefined,
      ...(preset && { industry: preset }),
    }),
    [preset],
  );
  const { params, input } = useListFilters(listOnboarding, { derive });
  const { get, patchBeside } = params;
  return {
    params,
    preset,
    input,
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
