import { useViewParams } from '@/lib/use-view-params';

const MINUTES = ['30', '45', '60', '90', '120'];
const USUAL = '60';
/** Ids between commas. */
const idsOf = (text: string | null): string[] | undefined => text?.split(',').filter(Boolean);

/** What the week is of, kept in the address: the application, who is to hold it, how long it takes and which week. */
export function usePlace() {
  const [params, change] = useViewParams();
  const minutes = params.get('minutes') ?? '';
  return {
    applicationId: params.get('application') ?? undefined,
    interviewerIds: idsOf(params.get('with')),
    minutes: MINUTES.includes(minutes) ? minutes : USUAL,
    week: params.get('week') ?? undefined,
    /** Whom another application needs is another question. */
    choose: (applicationId: string) => change({ application: applicationId, with: undefined }),
    ask: (ids: readonly string[]) => change({ with: ids.join(',') || undefined }, { replace: true }),
    setMinutes: (value: string) => change({ minutes: value === USUAL ? undefined : value }, { replace: true }),
    setWeek: (week: string | undefined) => change({ week }),
    leave: () => change({ application: undefined, with: undefined }),
  };
}
export type Place = ReturnType<typeof usePlace>;
