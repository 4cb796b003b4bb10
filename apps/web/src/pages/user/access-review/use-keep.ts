import { keepGrants, reopenGrants, type WaitingGrant } from '@talent-os/contracts/identity/access-reviews';
import { counted } from '@/lib/counted';
import { useCommand } from '@/lib/use-command';

/** Keeps grants, with the way back. */
export function useKeep(onKept: () => void) {
  const reopen = useCommand(reopenGrants);
  const keep = useCommand(keepGrants, {
    undo: (_, { reviewedGrantIds }) => ({
      text: `${counted(reviewedGrantIds.length, 'grants')} kept`,
      run: () => reopen.mutate({ reviewedGrantIds }),
    }),
  });
  return {
    keep: (grants: readonly WaitingGrant[]) =>
      keep.mutate({ reviewedGrantIds: grants.map(({ id }) => id) }, { onSuccess: onKept }),
    keeping: keep.loading,
    reopen: (reviewedGrantIds: string[]) => reopen.mutate({ reviewedGrantIds }),
  };
}
