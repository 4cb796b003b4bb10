import { severities } from '@talent-os/contracts/cyber/incident-states';
import { classifications } from '@talent-os/contracts/cyber/threat-kinds';
import { useListBeside } from '../../../lib/use-list-beside';

const FILTERS = ['search', 'severity', 'tlp'] as const;
export type ThreatView = ReturnType<typeof useThreatView>;

/** What people look for among the threats and which one is open, from the address. */
export function useThreatView() {
  const params = useListBeside(FILTERS);
  const { search, get, oneOf, patchBeside } = params;
  return {
    params,
    input: { search, severity: oneOf('severity', severities), classification: oneOf('tlp', classifications) },
    threatId: get('threat'),
    open: (threat: string) => patchBeside({ threat }),
    close: () => patchBeside({ threat: undefined }),
  };
}
