import { deployStateKeys } from '@talent-os/contracts/cyber/deploy-states';
import { workRoleKeys } from '@talent-os/contracts/cyber/readiness-work-roles';
import { useMemo } from 'react';
import { useListBeside } from '../../../lib/use-list-beside';

const FILTERS = ['search', 'status', 'for'] as const;
export type RequestView = ReturnType<typeof useRequestView>;

/** What people look for among the requests and which one is open, from the address; the running ones where they say nothing. */
export function useRequestView() {
  const params = useListBeside(FILTERS);
  const { search, page } = params;
  const all = params.get('status') === 'all';
  const status = deployStateKeys.find((one) => one === params.get('status'));
  const forRole = workRoleKeys.find((one) => one === params.get('for'));
  const wanted = useMemo(
    () => ({
      ...(search && { search }),
      ...(status ? { status } : !all && { live: 'true' }),
      ...(forRole && { workRole: forRole }),
    }),
    [search, status, all, forRole],
  );
  const keepPage = page > 1 ? String(page) : undefined;
  return {
    params,
    forRole,
    wanted,
    requestId: params.get('request'),
    asking: params.get('new') === 'request',
    /** The work role a new request begins with. */
    workRole: workRoleKeys.find((one) => one === params.get('role')),
    ask: () => params.patch({ new: 'request', page: keepPage }),
    open: (request: string) => params.patch({ request, new: undefined, role: undefined, page: keepPage }),
    close: () => params.patch({ request: undefined, new: undefined, role: undefined, page: keepPage }),
  };
}
