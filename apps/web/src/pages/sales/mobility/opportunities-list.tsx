import { Select } from '@mantine/core';
import { NO_OPPORTUNITIES, type searchOpportunities } from '@talent-os/contracts/talent/mobility';
import type { ReactNode } from 'react';
import { ago } from '@/lib/format';
import type { List } from '@/lib/use-list-filters';
import { RowButton } from '@/ui/button/row-button';
import { badgeOf } from '@/ui/display/badges';
import { StatusBadge } from '@/ui/display/status-badge';
import type { RecordColumn } from '@/ui/list/record-columns';
import { cardsOf } from '@/ui/list/record-cards';
import { RecordList } from '@/ui/list/record-list';
import type { Opportunity } from './readiness';

const sorts = [
  { value: 'openedAt:desc', label: 'Newest first' },
  { value: 'readiness:desc', label: 'Most ready first' },
  { value: 'title:asc', label: 'By title' },
  { value: 'department:asc', label: 'By department' },
  { value: 'location:asc', label: 'By location' },
];

const columns: readonly RecordColumn<Opportunity>[] = [
  { field: 'department', title: 'Department', stack: 'fact' },
  { field: 'location', title: 'Location', stack: 'fact' },
  { field: 'openedAt', title: 'Opened', render: ({ openedAt }) => ago(openedAt) },
  {
    field: 'readiness',
    title: 'Readiness',
    align: 'right',
    render: ({ readiness }) => (readiness === null ? '–' : `${Math.round(readiness)}%`),
    stack: 'column',
  },
  {
    field: 'myStatus',
    title: 'My interest',
    render: ({ myStatus }) =>
      myStatus ? <StatusBadge variant={badgeOf('interest expression', myStatus)}>{myStatus}</StatusBadge> : '–',
    stack: 'badge',
  },
  { field: 'description', title: 'Description', optional: true },
];

type OpportunitiesListProps = {
  readonly list: List<typeof searchOpportunities>;
  readonly departments: readonly string[];
  /** Nothing where no more interest can be expressed. */
  readonly onExpress: ((opportunity: Opportunity) => void) | undefined;
  readonly render: (items: readonly Opportunity[]) => ReactNode;
};

/** Internal positions: as cards, or as a table. */
export const OpportunitiesList = ({ list, departments, onExpress, render }: OpportunitiesListProps) => (
  <RecordList
    list={list}
    label="opportunities"
    main={{ field: 'title', title: 'Position' }}
    columns={[
      ...columns,
      {
        field: 'id',
        title: '',
        deeds: true,
        align: 'right',
        stack: 'line',
        render: (opportunity) =>
          onExpress &&
          !opportunity.myStatus &&
          !opportunity.againFrom && (
            <RowButton
              label="Express Interest"
              of={`in ${opportunity.title}`}
              variant="light"
              onClick={() => onExpress(opportunity)}
            />
          ),
      },
    ]}
    filters={{
      search: 'Title, location or words',
      department: { label: 'Department', choices: departments },
    }}
    tools={
      <Select
        aria-label="Order"
        w={180}
        allowDeselect={false}
        data={sorts}
        value={list.params.sort ?? null}
        onChange={(sort) => list.params.patch({ sort: sort ?? undefined })}
      />
    }
    empty={NO_OPPORTUNITIES}
    csv="own"
    renderCards={cardsOf(render)}
  />
);
