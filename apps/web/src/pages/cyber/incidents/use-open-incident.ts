import { useSearchParams } from 'react-router-dom';

/** Which incident is open beside the list, kept in the address: a link to it can be shared, and Back closes it. */
export function useOpenIncident() {
  const [params, setParams] = useSearchParams();
  const set = (changes: Readonly<Record<string, string | undefined>>, replace: boolean) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace },
    );
  return {
    incidentId: params.get('incident') ?? undefined,
    reporting: params.get('new') === 'incident',
    threatId: params.get('threat') ?? undefined,
    open: (incident: string) => set({ incident, new: undefined, threat: undefined }, false),
    report: () => set({ new: 'incident' }, false),
    close: () => set({ incident: undefined, new: undefined, threat: undefined }, true),
  };
}
