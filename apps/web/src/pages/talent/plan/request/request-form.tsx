import { useQuery } from '@tanstack/react-query';
import { getRequisition, getRequisitionForm } from '@talent-os/contracts/talent/requisitions';
import { query } from '@/lib/query';
import { useMyIndustries } from '@/lib/use-my-industries';
import { useMe } from '@/lib/session';
import { Loaded } from '@/ui/loading/loaded';
import { RequestFields } from './request-fields';
import { firstValues, valuesOf } from './request-values';
import type { RequestPlace } from './use-request-place';

/** The form with what it begins with: the request being changed, the seat that is replaced, or what a gap brought along. */
export function RequestForm({ place }: { readonly place: RequestPlace }) {
  const { editId, replaces, known: facts } = place;
  const { currency } = useMe().organization;
  const mine = useMyIndustries();
  const choices = useQuery(query(getRequisitionForm, replaces ? { replaces } : {}));
  const known = useQuery({ ...query(getRequisition, { requisitionId: editId ?? '' }), enabled: editId !== undefined });
  return (
    <Loaded query={choices} skeletons={4} skeletonHeight={72}>
      {(form) => {
        const fields = (initial: Parameters<typeof RequestFields>[0]['initial']) => (
          <RequestFields
            initial={initial}
            known={known.data && { id: known.data.id, version: known.data.version }}
            choices={form}
            industries={mine}
            incomplete={place.incomplete}
            onDone={place.leave}
          />
        );
        if (!editId)
          return fields(form.replaces ? valuesOf(form.replaces, currency) : firstValues(facts, mine[0] ?? 'SALES'));
        return (
          <Loaded query={known} skeletons={4} skeletonHeight={72}>
            {(request) => fields(valuesOf(request, currency))}
          </Loaded>
        );
      }}
    </Loaded>
  );
}
