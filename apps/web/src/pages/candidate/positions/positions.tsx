import { Button, Select } from '@mantine/core';
import { industryLabels } from '@talent-os/contracts/access/tables';
import {
  listAdvertised,
  positionMarkLabels,
  type AdvertisedPosition,
} from '@talent-os/contracts/talent/advertised-list';
import { useState } from 'react';
import { minorOf } from '@/lib/amounts';
import { choicesOf } from '@/lib/choices';
import { ago } from '@/lib/format';
import { useMe } from '@/lib/session';
import { useFormat } from '@/lib/use-format';
import { useListAnswer } from '@/lib/use-list-answer';
import { useListFilters } from '@/lib/use-list-filters';
import { useOpened } from '@/lib/use-opened';
import { StatusBadge } from '@/ui/display/status-badge';
import { cardsOf } from '@/ui/list/record-cards';
import type { RecordColumn } from '@/ui/list/record-columns';
import { RecordList } from '@/ui/list/record-list';
import layout from '@/ui/page/layout.module.css';
import hub from '../candidate.module.css';
import { KeepSearchDialog } from './keep-search-dialog';
import { PAY_STEPS, payText } from './pay.rules';
import { PositionCard } from './position-card';
import { SearchesCard } from './searches-card';
import css from './positions.module.css';

const sorts = [
  { value: 'openedAt:desc', label: 'Newest first' },
  { value: 'match:desc', label: 'Best match first' },
  { value: 'salaryMax:desc', label: 'Best paid first' },
  { value: 'title:asc', label: 'By title' },
  { value: 'location:asc', label: 'By place' },
];

const columns: readonly RecordColumn<AdvertisedPosition>[] = [
  { field: 'department', title: 'Department', stack: 'fact' },
  { field: 'location', title: 'Place', stack: 'fact' },
  {
    field: 'salaryMax',
    title: 'Pay',
    render: (position, { money }) => payText(position, money),
    stack: 'fact',
  },
  { field: 'openedAt', title: 'Opened', render: ({ openedAt }) => ago(openedAt) },
  {
    field: 'match',
    title: 'Match',
    align: 'right',
    render: ({ match }) => (match === null ? '–' : `${match}%`),
    stack: 'column',
  },
  {
    field: 'mark',
    title: 'Kept as',
    render: ({ mark }) => (mark ? <StatusBadge variant="secondary">{positionMarkLabels[mark]}</StatusBadge> : '–'),
    stack: 'badge',
  },
];

/** Positions I may apply for, to look through, narrow down and keep; what is not for me stays away. */
export function Positions() {
  const list = useListFilters(listAdvertised, { defaultSort: 'openedAt:desc', clearsSort: true });
  const { locations = [] } = useListAnswer(list).data ?? {};
  const { open, to } = useOpened({ position: 'id' });
  const { currency, industries } = useMe().organization;
  const { money } = useFormat();
  const [keeping, setKeeping] = useState(false);
  const pays = PAY_STEPS.map((units) => {
    const minor = minorOf(units, currency)!;
    return { value: `${minor}`, label: `${money(minor)} a year` };
  });
  return (
    <div className={`${layout.stack} ${hub.touch}`}>
      <SearchesCard />
      <RecordList
        list={list}
        label="positions"
        opens={({ id }) => open(id)}
        main={{ field: 'title', title: 'Position' }}
        columns={columns}
        filters={{
          search: 'Title, place or words',
          location: { label: 'Place', choices: locations },
          industry: industries.length > 1 && { label: 'Industry', choices: choicesOf(industryLabels) },
          payFrom: { label: 'Pays at least', choices: pays },
          remote: 'Remote',
          mark: { label: 'Kept as', choices: choicesOf(positionMarkLabels) },
        }}
        tools={
          <>
            <Select
              aria-label="Order"
              w={180}
              allowDeselect={false}
              data={sorts}
              value={list.params.sort ?? null}
              onChange={(sort) => list.params.patch({ sort: sort ?? undefined })}
            />
            <Button variant="default" onClick={() => setKeeping(true)}>
              Keep this search
            </Button>
          </>
        }
        empty="No open positions match"
        csv="own"
        renderCards={cardsOf((items) => (
          <ul className={css.list}>
            {items.map((position) => (
              <PositionCard key={position.id} position={position} to={to(position.id)} />
            ))}
          </ul>
        ))}
      />
      {keeping && <KeepSearchDialog sought={list.input} onClose={() => setKeeping(false)} />}
    </div>
  );
}
