import { SegmentedControl } from '@mantine/core';
import type { ListParams } from '../../../lib/use-list-params';
import { BarOnly } from '../../../ui/filters/bar-only';
import { ListSearch } from '../../../ui/filters/list-search';
import { ListSelect } from '../../../ui/filters/list-select';
import { hubLabel, kindChoices, showOf } from './inbox.rules';

type InboxFiltersProps = {
  readonly params: ListParams;
  readonly counts: { readonly unread: number; readonly snoozed: number } | undefined;
  /** Hubs there is anything of. */
  readonly hubs: readonly string[];
};

const counted = (label: string, count: number | undefined) => (count ? `${label} (${count})` : label);

/** Narrows the inbox by text, kind and hub; everything stands in the address. */
export function InboxFilters({ params, counts, hubs }: InboxFiltersProps) {
  return (
    <>
      <BarOnly>
        <SegmentedControl
          aria-label="Show"
          value={showOf(params.get('show'))}
          onChange={(show) => params.patch({ show: show === 'all' ? undefined : show })}
          data={[
            { value: 'all', label: 'All' },
            { value: 'unread', label: counted('Unread', counts?.unread) },
            { value: 'snoozed', label: counted('Snoozed', counts?.snoozed) },
          ]}
        />
      </BarOnly>
      <ListSearch params={params} label="Search notifications" />
      <ListSelect params={params} name="kind" label="Kind" w={180} choices={kindChoices} />
      <ListSelect
        params={params}
        name="hub"
        label="Hub"
        w={180}
        choices={hubs.map((value) => ({ value, label: hubLabel(value) }))}
      />
    </>
  );
}
