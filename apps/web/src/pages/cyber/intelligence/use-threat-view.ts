import { severities } from '@talent-os/contracts/cyber/incident-states';
import { classifications } from '@talent-os/contracts/cyber/threat-kinds';
import { useMemo } from 'react';
import { useListBeside } from '../../../lib/use-list-beside';

const FILTERS = ['search', 'severity', 'tlp'] as const;
export type ThreatView = ReturnType<typeof useThreatView>;

/** What people look for among the threats and which one is open, from the address. */
export function useThreatView() {
  const params = useListBeside(FILTERS);
  const { search, page } = params;
  const severity = severities.find((one) => one === params.get('severity'));
  const classification = classifications.find((one) => one === params.get('tlp'));
  const wanted = useMemo(
    () => ({
      ...(search && { search }),
      ...(severity && { severity }),
      ...(classification && { classification }),
    }),
    [search, severity, classification],
  );
  const keepPage = page > 1 ? String(page) : undefined;
  return {
    params,
    severity,
    classification,
    wanted,
    threatId: params.get('threat'),
    open: (threat: string) => params.patch({ threat, page: keepPage }),
    close: () => params.patch({ threat: undefined, page: keepPage }),
  };
}
