import { SegmentedControl, Select } from '@mantine/core';
import type { ListParams } from '../../../lib/use-list-params';
import { SearchField } from '../../../ui/search-field';
import { hubLabel, kindChoices, kindIn, showOf } from './inbox.rules';
import css from './inbox.module.css';

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
    <div className={css.filters}>
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
      <SearchField label="Search notifications" value={params.search} onSearch={(search) => params.patch({ search })} />
      <Select
        aria-label="Kind"
        placeholder="Any kind"
        w={180}
        clearable
        data={kindChoices}
        value={kindIn(params.get('kind')) ?? null}
        onChange={(kind) => params.patch({ kind: kind ?? undefined })}
      />
      <Select
        aria-label="Hub"
        placeholder="Any hub"
        w={180}
        clearable
        data={hubs.map((value) => ({ value, label: hubLabel(value) }))}
        value={params.get('hub') ?? null}
        onChange={(hub) => params.patch({ hub: hub ?? undefined })}
      />
    </div>
  );
}
