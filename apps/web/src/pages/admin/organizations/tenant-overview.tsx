import { deploymentLabels, industryLabels, roleTable } from '@talent-os/contracts/access/tables';
import { useFormat } from '@/lib/use-format';
import { Facts } from '@/ui/display/facts';
import { Stats } from '@/ui/figures/stats';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { TenantState } from './tenant-state';
import type { TenantProps } from './tenant-detail';
import layout from '@/ui/page/layout.module.css';
import rows from '@/ui/table/rows.module.css';
import css from './tenant.module.css';

/** What is counted of an organization, and what it is set up for. */
export function TenantOverview({ tenant }: TenantProps) {
  const { dayOf, momentOf } = useFormat();
  const { people, disabled, signedIn, teams, applicationTokens, switches, lastActiveAt, suspendedAt } = tenant;
  return (
    <div className={layout.stack}>
      <Stats
        items={[
          { label: 'Active users', value: people, note: disabled > 0 ? `${disabled} disabled` : 'None disabled' },
          { label: 'Signed in now', value: signedIn },
          { label: 'Teams', value: teams },
          { label: 'Modules on', value: `${switches.filter(({ on }) => on).length} of ${switches.length}` },
          { label: 'Application tokens', value: applicationTokens },
        ]}
      />
      <div className={layout.columns}>
        <Card title="Active users by role" description="Who holds several counts with each." flush>
          {tenant.roles.length > 0 ? (
            <ul className={rows.rows} aria-label="Active users by role">
              {tenant.roles.map(({ role, people: holders }) => (
                <li key={role}>
                  <span className={rows.name}>{roleTable[role].label}</span>
                  <span className={css.count}>{holders}</span>
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState title="Nobody has joined yet" />
          )}
        </Card>
        <Card title="Set up as">
          <Facts
            items={[
              ['Status', <TenantState key="status" status={tenant.status} />],
              ['Suspended', suspendedAt && dayOf(suspendedAt)],
              ['Short name', tenant.slug],
              ['Industries', tenant.industries.map((one) => industryLabels[one]).join(', ')],
              ['Deployment', deploymentLabels[tenant.deploymentContext]],
              ['Currency', tenant.currency],
              ['Timezone', tenant.timezone],
              ['Created', dayOf(tenant.createdAt)],
              ['Last activity', lastActiveAt ? momentOf(lastActiveAt) : 'Not lately'],
            ]}
          />
        </Card>
      </div>
    </div>
  );
}
