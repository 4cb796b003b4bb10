import { Button } from '@mantine/core';
import type { Output } from '@talent-os/contracts/define';
import type { getTerritory } from '@talent-os/contracts/sales/territories';
import { count } from '@/lib/format';
import type { Format } from '@/ui/list/record-columns';
import type { List } from '@/lib/use-list-filters';
import { AppLink } from '@/ui/button/app-link';
import { StatusBadge } from '@/ui/display/status-badge';
import { RecordList } from '@/ui/list/record-list';
import css from './territory.module.css';

export type Account = Output<typeof getTerritory>['accounts']['items'][number];

type AccountsProps = {
  readonly list: List<typeof getTerritory, Account>;
  readonly onMove: (account: Account) => void;
};

/** Accounts of a territory, each of which can be proposed for another one. */
export const Accounts = ({ list, onMove }: AccountsProps) => (
  <RecordList
    list={list}
    label="accounts"
    main={{ field: 'name', title: 'Account', under: ({ segment }) => segment }}
    columns={[
      {
        field: 'potential',
        title: 'Potential',
        align: 'right',
        render: ({ potential }, { money }) => money(potential, 'compact'),
        stack: ({ potential }, { money }) => `${money(potential, 'compact')} potential`,
      },
      { field: 'openAmount', title: 'Open deals', render: openDeals, stack: 'line' },
      { field: 'segment', title: 'Segment', optional: true },
      {
        field: 'pendingChange',
        title: 'Change',
        deeds: true,
        align: 'right',
        stack: 'column',
        render: (account, { narrow }) =>
          account.pendingChange ? (
            <StatusBadge>Change proposed</StatusBadge>
          ) : (
            <Button
              variant="default"
              size="xs"
              aria-label={`Propose reassignment of ${account.name}`}
              onClick={() => onMove(account)}
            >
              {narrow ? 'Propose' : 'Propose reassignment'}
            </Button>
          ),
      },
    ]}
    filters={{ search: 'Account' }}
    empty="No accounts in this territory"
  />
);

function openDeals({ name, openDeals: open, openAmount }: Account, { money, narrow }: Format) {
  if (open === 0) return narrow ? null : 'None';
  return (
    <AppLink to={`/sales/opportunities?view=table&search=${encodeURIComponent(name)}`} className={css.link}>
      {count(open)} open, {money(openAmount, 'compact')}
    </AppLink>
  );
}
