import { Button } from '@mantine/core';
import type { Output } from '@talent-os/contracts/define';
import type { getTerritory } from '@talent-os/contracts/sales/territories';
import { count } from '../../../lib/format';
import { AppLink } from '../../../ui/button/app-link';
import type { Column } from '../../../ui/table/data-table';
import { StatusBadge } from '../../../ui/display/status-badge';
import cell from '../../../ui/table/cell.module.css';
import css from './territory.module.css';

export type Account = Output<typeof getTerritory>['accounts']['items'][number];

type Options = {
  readonly money: (minor: number, form?: 'compact') => string;
  readonly narrow: boolean;
  readonly onMove: (account: Account) => void;
};

const dealsOf = ({ name }: Account) => `/sales/opportunities?view=table&search=${encodeURIComponent(name)}`;

/** The columns of the table of accounts; their names are what the server sorts by. */
export function accountColumns({ money, narrow, onMove }: Options): readonly Column<Account>[] {
  const openDeals = (account: Account) => (
    <AppLink to={dealsOf(account)} className={css.link}>
      {count(account.openDeals)} open, {money(account.openAmount, 'compact')}
    </AppLink>
  );
  const name: Column<Account> = {
    accessor: 'name',
    title: 'Account',
    sortable: true,
    render: (account) => (
      <div className={cell.cell}>
        <span className={cell.name}>{account.name}</span>
        <span className={cell.quiet}>{account.segment}</span>
        {narrow && <span className={cell.quiet}>{money(account.potential, 'compact')} potential</span>}
        {narrow && account.openDeals > 0 && openDeals(account)}
      </div>
    ),
  };
  const move: Column<Account> = {
    accessor: 'pendingChange',
    title: 'Change',
    deeds: true,
    textAlign: 'right',
    render: (account) =>
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
  };
  if (narrow) return [name, move];
  return [
    name,
    {
      accessor: 'potential',
      title: 'Potential',
      sortable: true,
      textAlign: 'right',
      render: ({ potential }) => money(potential, 'compact'),
    },
    {
      accessor: 'openAmount',
      title: 'Open deals',
      sortable: true,
      render: (account) => (account.openDeals > 0 ? openDeals(account) : 'None'),
    },
    { accessor: 'segment', title: 'Segment', optional: true },
    move,
  ];
}
