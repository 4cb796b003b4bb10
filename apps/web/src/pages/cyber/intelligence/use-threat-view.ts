import { listThreats } from '@talent-os/contracts/cyber/threats';
import { useListFilters } from '../../../lib/use-list-filters';

const OPTIONS = { called: { classification: 'tlp' } };
export type ThreatView = ReturnType<typeof useThreatView>;

/** What people look for among the threats and which one is open, from the address. */
export function useThreatView() {
  const { params, input } = useListFilters(listThreats, OPTIONS);
  const { get, patchBeside } = params;
  return {
    params,
    input,
    threatId: get('threat'),
    open: (threat: string) => patchBeside({ threat }),
    close: () => patchBeside({ threat: undefined }),
  };
}
