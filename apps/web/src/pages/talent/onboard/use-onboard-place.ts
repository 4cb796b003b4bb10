import type { Industry } from '@talent-os/contracts/access/tables';
import { useOpened } from '@/lib/use-opened';
import { useViewParams } from '@/lib/use-view-params';

export type OnboardPlace = ReturnType<typeof useOnboardPlace>;

/** What is shown and what is open, from the address; of one industry where the hub says which. */
export function useOnboardPlace(preset: Industry | undefined) {
  const [params, change] = useViewParams();
  return {
    preset,
    ...useOpened({ plan: 'id', new: ['onboarding'] }),
    /** The part of the screen that is shown: everybody’s plans, the caller’s tasks, their own plan. */
    part: params.get('show') ?? undefined,
    show: (part: string) => change({ show: part, page: undefined }, { replace: true }),
  };
}
