import { deploymentLabels, industryLabels } from '@talent-os/contracts/access/tables';
import { tenantStateLabels, type Tenant } from '@talent-os/contracts/identity/tenants';
import { counted } from '../../../lib/counted';
import { useFormat } from '../../../lib/use-format';
import { AppLink } from '../../../ui/button/app-link';
import { StatusBadge } from '../../../ui/display/status-badge';
import type { Column } from '../../../ui/table/data-table';
import cell from '../../../ui/table/cell.module.css';

const inWords = ({ industries }: Pick<Tenant, 'industries'>) => industries.map((one) => industryLabels[one]).join(', ');

/** The columns of the list; their names are what the server sorts by. */
export function tenantColumns(narrow: boolean): readonly Column<Tenant>[] {
  const name: Column<Tenant> = {
    accessor: 'name',
    title: 'Name',
    sortable: true,
    render: (tenant) => (
      <div className={cell.cell}>
        <AppLink to={`/admin/organizations/${tenant.id}`}>
          <strong>{tenant.name}</strong>
        </AppLink>
        <span className={cell.quiet}>{narrow ? inWords(tenant) : tenant.slug}</span>
        {narrow && <span className={cell.quiet}>{counted(tenant.people, 'people', 'person')}</span>}
        {narrow && <TenantState status={tenant.status} />}
      </div>
    ),
  };
  if (narrow) return [name];
  return [
    name,
    { accessor: 'industries', title: 'Industries', render: inWords, text: inWords },
    {
      accessor: 'deploymentContext',
      title: 'Deployment',
      render: ({ deploymentContext }) => deploymentLabels[deploymentContext],
    },
    { accessor: 'people', title: 'Users', sortable: true, width: 90, textAlign: 'right' },
    {
      accessor: 'modules',
      title: 'Modules',
      width: 90,
      textAlign: 'right',
      render: ({ modules }) => modules.length,
      text: ({ modules }) => String(modules.length),
    },
    {
      accessor: 'status',
      title: 'Status',
      width: 120,
      render: ({ status }) => <TenantState status={status} />,
      text: ({ status }) => tenantStateLabels[status],
    },
    {
      accessor: 'lastActiveAt',
      title: 'Last activity',
      sortable: true,
      width: 170,
      render: (tenant) => <LastActive tenant={tenant} />,
    },
    { accessor: 'createdAt', title: 'Created', sortable: true, optional: true },
  ];
}

function LastActive({ tenant: { lastActiveAt } }: { readonly tenant: Tenant }) {
  const { momentOf } = useFormat();
  return lastActiveAt ? momentOf(lastActiveAt) : <span className={cell.quiet}>Not lately</span>;
}

const variantOf = { active: 'success', suspended: 'warning', archived: 'secondary' } as const;

export const TenantState = ({ status }: Pick<Tenant, 'status'>) => (
  <StatusBadge variant={variantOf[status]}>{tenantStateLabels[status]}</StatusBadge>
);
