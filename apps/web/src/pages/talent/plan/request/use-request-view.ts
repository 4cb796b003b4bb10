import { industries } from '@talent-os/contracts/access/tables';
import { requisitionStatuses } from '@talent-os/contracts/talent/requisition-states';
import { useNavigate } from 'react-router-dom';
import { useListBeside } from '../../../../lib/use-list-beside';

const FILTERS = ['search', 'status'] as const;
const PATH = '/talent/plan/request';
export type RequestView = ReturnType<typeof useRequestView>;

/** My requests and what is being written, from the address: a gap or a seat to replace leads here with its facts. */
export function useRequestView() {
  const params = useListBeside(FILTERS);
  const navigate = useNavigate();
  const { get, oneOf, search } = params;
  const editId = get('edit');
  const replaces = get('replaces');
  return {
    params,
    input: { search, status: oneOf('status', requisitionStatuses) },
    editId,
    replaces,
    writing: editId !== undefined || replaces !== undefined || get('new') === 'request',
    /** What a new request begins with. */
    known: {
      industry: oneOf('industry', industries),
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
