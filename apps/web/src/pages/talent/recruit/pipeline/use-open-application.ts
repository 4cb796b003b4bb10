import { useSearchParams } from 'react-router-dom';

/** Which application is open beside the pipeline, kept in the address: a link to it can be shared, and Back closes it. */
export function useOpenApplication() {
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
    applicationId: params.get('application') ?? undefined,
    remaining: params.has('remaining'),
    open: (applicationId: string) => set({ application: applicationId }, false),
    showRemaining: () => set({ remaining: 'true' }, false),
    close: () => set({ application: undefined, remaining: undefined }, true),
  };
}
