import { badgeOf } from '../../../ui/display/badges';
import { count } from '../../../lib/format';
import { AppLink } from '../../../ui/button/app-link';
import type { Column } from '../../../ui/table/data-table';
import { StatusBadge } from '../../../ui/display/status-badge';
import { counted } from '../../../lib/counted';
import { BalanceBar } from './balance-bar';
import type { Territory } from './balance.rules';
import cell from '../../../ui/table/cell.module.css';

type Options = {
  readonly money: (minor: number, form?: 'compact') => string;
  readonly narrow: boolean;
  readonly withOwner: boolean;
};

const optional: readonly Column<Territory>[] = [
  { accessor: 'region', title: 'Region', optional: true },
  { accessor: 'segment', title: 'Segment', optional: true },
];

/** The columns of the table of territories; their names are what the server sorts by. */
export function territoryColumns({ money, narrow, withOwner }: Options): readonly Column<Territory>[] {
  const name: Column<Territory> = {
    accessor: 'name',
    title: 'Territory',
    sortable: true,
    render: (territory) => (
      <div className={cell.cell}>
        <AppLink to={`?territory=${territory.id}`} className={cell.name} onClick={(event) => event.stopPropagation()}>
          {territory.name}
        </AppLink>
        <span className={cell.quiet}>
          {[territory.region, territory.segment, ...(withOwner ? [territory.ownerName] : [])].join(' · ')}
        </span>
        {narrow && (
          <span className={cell.quiet}>
            {counted(territory.accountCount, 'accounts')} · {money(territory.revenue, 'compact')} of{' '}
            {money(territory.potential, 'compact')}
          </span>
        )}
        {narrow && <BalanceBar {...territory} />}
      </div>
    ),
  };
  const status: Column<Territory> = {
    accessor: 'status',
    title: 'Status',
    render: (territory) => (
      <StatusBadge variant={badgeOf('territory', territory.status)}>{territory.status}</StatusBadge>
    ),
  };
  if (narrow) return [name, status];
  return [
    name,
    {
      accessor: 'accountCount',
      title: 'Accounts',
      sortable: true,
      textAlign: 'right',
      render: (one) => count(one.accountCount),
    },
    {
      accessor: 'revenue',
      title: 'Revenue',
      sortable: true,
      textAlign: 'right',
      render: (one) => money(one.revenue, 'compact'),
    },
    {
      accessor: 'potential',
      title: 'Potential',
      sortable: true,
      textAlign: 'right',
      render: (one) => money(one.potential, 'compact'),
    },
    { accessor: 'balance', title: 'Balance', sortable: true, render: (one) => <BalanceBar {...one} /> },
    status,
    ...(withOwner ? [{ accessor: 'ownerName', title: 'Owner', optional: true }] : []),
    ...optional,
  ];
}
