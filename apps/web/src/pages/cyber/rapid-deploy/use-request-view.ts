import { listDeployRequests } from '@talent-os/contracts/cyber/deploy';
import { workRoleKeys } from '@talent-os/contracts/cyber/readiness-work-roles';
import { useListFilters } from '../../../lib/use-list-filters';

const OPTIONS = {
  called: { workRole: 'for' },
  derive: (input: { readonly status?: unknown }, get: (name: string) => string | undefined) => ({
    live: !input.status && get('status') !== 'all' ? ('true' as const) : undefined,
  }),
};
export type RequestView = ReturnType<typeof useRequestView>;

/** What people look for among the requests and which one is open, from the address; the running ones where they say nothing. */
export function useRequestView() {
  const { params, input } = useListFilters(listDeployRequests, OPTIONS);
  const { get, patchBeside } = params;
  return {
    params,
    input,
    requestId: get('request'),
    asking: get('new') === 'request',
    /** The work role a new request begins with. */
    workRole: workRoleKeys.find((one) => one === get('role')),
    ask: () => patchBeside({ new: 'request' }),
    open: (request: string) => patchBeside({ request, new: undefined, role: undefined }),
    close: () => patchBeside({ request: undefined, new: undefined, role: undefined }),
  };
}
