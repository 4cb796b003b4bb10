import { useViewParams } from '../../../lib/use-view-params';

/** Which incident is open beside the list, kept in the address: a link to it can be shared, and Back closes it. */
export function useIncidentView() {
  const [params, change] = useViewParams();
  return {
    incidentId: params.get('incident') ?? undefined,
    reporting: params.get('new') === 'incident',
    threatId: params.get('threat') ?? undefined,
    open: (incident: string) => change({ incident, new: undefined, threat: undefined }),
    report: () => change({ new: 'incident' }),
    close: () => change({ incident: undefined, new: undefined, threat: undefined }, { replace: true }),
  };
}
