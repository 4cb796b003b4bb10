import { industries } from '@talent-os/contracts/access/tables';
import { useNavigate } from 'react-router-dom';
import { useOpened } from '@/lib/use-opened';
import { useViewParams } from '@/lib/use-view-params';

const PATH = '/talent/plan/request';
export type RequestPlace = ReturnType<typeof useRequestPlace>;

/** Which request is open or being written, from the address: a gap or a seat to replace leads here with its facts. */
export function useRequestPlace() {
  const [params] = useViewParams();
  const { opened, open, close } = useOpened({ requisition: 'id', edit: 'id', replaces: 'id', new: ['request'] });
  const navigate = useNavigate();
  const get = (name: string) => params.get(name) ?? undefined;
  const { edit: editId, replaces } = opened;
  return {
    editId,
    replaces,
    /** It was opened because it could not be sent as it is. */
    incomplete: get('incomplete') === 'true',
    writing: Boolean(editId ?? replaces ?? opened.new),
    /** What a new request begins with. */
    known: {
      industry: industries.find((one) => one === get('industry')),
      department: get('department'),
      headcount: Number(get('headcount')) || undefined,
      start: get('start'),
    },
    requisitionId: opened.requisition,
    open,
    close,
    create: () => void navigate(`${PATH}?new=request`),
    /** Back to the list, with one request open where there is one to show. */
    leave: (id?: string) => void navigate(id ? `${PATH}?requisition=${id}` : PATH),
  };
}
