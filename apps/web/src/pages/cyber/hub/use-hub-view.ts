import { coverages, workRoleKeys } from '@talent-os/contracts/cyber/readiness-work-roles';
import { useSearchParams } from 'react-router-dom';

export type HubView = ReturnType<typeof useHubView>;

/** What is open on the hub and which work roles are listed, kept in the address: it can be shared, and Back closes it. */
export function useHubView() {
  const [params, setParams] = useSearchParams();
  const set = (changes: Readonly<Record<string, string | undefined>>, replace = false) =>
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
    reporting: params.get('new') === 'incident',
    report: () => set({ new: 'incident' }),
    /** The work role that is open. */
    workRole: workRoleKeys.find((one) => one === params.get('role')),
    open: (role: string) => set({ role }),
    coverage: coverages.find((one) => one === params.get('coverage')),
    show: (coverage: string | undefined) => set({ coverage }, true),
    close: () => set({ new: undefined, role: undefined }, true),
  };
}
