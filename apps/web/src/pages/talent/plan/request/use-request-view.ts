import { industries } from '@talent-os/contracts/access/tables';
import { listMyRequisitions } from '@talent-os/contracts/talent/requisitions';
import { useNavigate } from 'react-router-dom';
import { useListFilters } from '../../../../lib/use-list-filters';

const PATH = '/talent/plan/request';
export type RequestView = ReturnType<typeof useRequestView>;

/** My requests and what is being written, from the address: a gap or a seat to replace leads here with its facts. */
export function useRequestView() {
  const { params, input } = useListFilters(listMyRequisitions);
  const navigate = useNavigate();
  const { get } = params;
  const editId = get('edit');
  const replaces = get('replaces');
  return {
    params,
    input,
    editId,
    replaces,
    /** It was opened because it could not be sent as it is. */
    incomplete: get('incomplete') === 'true',
    writing: editId !== undefined || replaces !== undefined || get('new') === 'request',
    /** What a new request begins with. */
    known: {
      industry: industries.find((one) => one === get('industry')),
      department: get('department'),
      headcount: Number(get('headcount')) || undefined,
      start: get('start'),
    },
    requisitionId: get('requisition'),
    open: (id: string) => params.patch({ requisition: id }),
    close: () => params.patch({ requisition: undefined }),
    create: () => void navigate(`${PATH}?new=request`),
    /** Back to the list, with one request open where there is one to show. */
    leave: (id?: string) => void navigate(id ? `${PATH}?requisition=${id}` : PATH),
  };
}
