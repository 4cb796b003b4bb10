import { deployStateKeys } from '@talent-os/contracts/cyber/deploy-states';
import { workRoleKeys } from '@talent-os/contracts/cyber/readiness-work-roles';
import { useListBeside } from '../../../lib/use-list-beside';

const FILTERS = ['search', 'status', 'for'] as const;
export type RequestView = ReturnType<typeof useRequestView>;

/** What people look for among the requests and which one is open, from the address; the running ones where they say nothing. */
export function useRequestView() {
  const params = useListBeside(FILTERS);
  const { search, get, oneOf, patchBeside } = params;
  const status = oneOf('status', ['all', ...deployStateKeys]);
  const chosen = status === 'all' ? {} : status ? { status } : { live: 'true' as const };
  return {
    params,
    input: { search, ...chosen, workRole: oneOf('for', workRoleKeys) },
    requestId: get('request'),
    asking: get('new') === 'request',
    /** The work role a new request begins with. */
    workRole: oneOf('role', workRoleKeys),
    ask: () => patchBeside({ new: 'request' }),
    open: (request: string) => patchBeside({ request, new: undefined, role: undefined }),
    close: () => patchBeside({ request: undefined, new: undefined, role: undefined }),
  };
}
