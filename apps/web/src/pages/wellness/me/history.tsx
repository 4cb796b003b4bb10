import { useQuery } from '@tanstack/react-query';
import { listWellnessCheckins } from '@talent-os/contracts/productivity/wellness';
import { instrumentKeys, instruments } from '@talent-os/contracts/productivity/wellness-instruments';
import { choicesOf } from '../../../lib/choices';
import { steadyQuery } from '../../../lib/query';
import { useListBeside } from '../../../lib/use-list-beside';
import { useNarrow } from '../../../lib/use-narrow';
import { Card } from '../../../ui/card';
import { DataTable } from '../../../ui/data-table';
import { EmptyState } from '../../../ui/empty-state';
import { ListSearch } from '../../../ui/filters/list-search';
import { ListSelect } from '../../../ui/filters/list-select';
import type { Checkins } from '../use-checkins';
import { useHistoryColumns } from './history-columns';

const FILTERS = ['search', 'instrument'] as const;
const kinds = choicesOf(instruments, instrumentKeys);

/** Every check-in of mine, with its note, to look back on or to delete. */
export function History({ checkins }: { readonly checkins: Checkins }) {
  const params = useListBeside(FILTERS, 'at:desc');
  const { page, search, sort } = params;
  const instrument = params.oneOf('instrument', instrumentKeys);
  const narrow = useNarrow();
  const list = useQuery(steadyQuery(listWellnessCheckins, { page, search, sort, instrument }));
  return (
    <Card title="My check-ins" flush>
      <DataTable
        label="check-ins"
        query={list}
        params={params}
        columns={useHistoryColumns(narrow, checkins)}
        minWidth={narrow ? 0 : 720}
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
