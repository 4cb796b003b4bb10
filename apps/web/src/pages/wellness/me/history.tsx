import { useQuery } from '@tanstack/react-query';
import {
  checkInWellness,
  deleteWellnessCheckin,
  listWellnessCheckins,
  type WellnessCheckin,
} from '@talent-os/contracts/productivity/wellness';
import { instrumentKeys, instruments } from '@talent-os/contracts/productivity/wellness-instruments';
import { counted } from '../../../lib/counted';
import { bulkWithUndo, type BulkAction } from '../../../ui/list/bulk-action';
import { choicesOf } from '../../../lib/choices';
import { steadyQuery } from '../../../lib/query';
import { useListFilters } from '../../../lib/use-list-filters';
import { useNarrow } from '../../../lib/use-narrow';
import { Card } from '../../../ui/page/card';
import { DataTable } from '../../../ui/table/data-table';
import { EmptyState } from '../../../ui/loading/empty-state';
import { ListSearch } from '../../../ui/filters/list-search';
import { ListSelect } from '../../../ui/filters/list-select';
import type { Checkins } from '../use-checkins';
import { useHistoryColumns } from './history-columns';

const OPTIONS = { defaultSort: 'at:desc' };
const kinds = choicesOf(instruments, instrumentKeys);

const bulk: readonly BulkAction<WellnessCheckin>[] = [
  bulkWithUndo(
    deleteWellnessCheckin,
    {
      operation: checkInWellness,
      input: (_, { instrument, answers, note, at }) => ({ instrument, answers, note, at }),
    },
    {
      key: 'delete',
      label: 'Delete',
      danger: true,
      allows: () => true,
      input: ({ id }) => ({ wellnessCheckinId: id }),
      done: (count) => `${counted(count, 'check-ins')} deleted`,
    },
  ),
];

/** Every check-in of mine, with its note, to look back on or to delete. */
export function History({ checkins }: { readonly checkins: Checkins }) {
  const { params, input } = useListFilters(listWellnessCheckins, OPTIONS);
  const narrow = useNarrow();
  const list = useQuery(steadyQuery(listWellnessCheckins, { ...params.paging, ...input }));
  return (
    <Card title="My check-ins" flush>
      <DataTable
        label="check-ins"
        query={list}
        params={params}
        columns={useHistoryColumns(narrow, checkins)}
        minWidth={narrow ? 0 : 720}
        exports="own"
        bulk={bulk}
        nameOf={({ instrument }) => instruments[instrument].label}
        framed
        empty={<EmptyState title="No check-ins yet" text="Whatever you note appears here, for you alone." />}
        toolbar={
          <>
            <ListSearch params={params} label="Search my notes" />
            <ListSelect
              params={params}
              name="instrument"
              label="Kind of check-in"
              placeholder="Every kind"
              w={190}
              choices={kinds}
            />
          </>
        }
      />
    </Card>
  );
}
