import { useQuery } from '@tanstack/react-query';
import { getAdministration } from '@talent-os/contracts/identity/access-controls';
import type { Output } from '@talent-os/contracts/define';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';
import { AppLink } from '@/ui/button/app-link';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import css from './access/access.module.css';

type Counts = Output<typeof getAdministration>;
type Row = {
  readonly title: string;
  readonly figure: number;
  readonly unit: string;
  readonly to: string;
  readonly alert: string;
  readonly links: Readonly<Record<string, string>>;
};

const people = (count: number) => counted(count, 'people', 'person');

const rowsOf = ({ users, tenants, access }: Counts): readonly Row[] => [
  {
    title: 'User Management',
    figure: users.active,
    unit: 'active users',
    to: '/admin/access-controls/users?status=active',
    alert: users.dormant > 0 ? `${people(users.dormant)} not here for 90 days` : 'Everybody was here within 90 days',
    links: {
      'All users': '/admin/access-controls/users',
      ...(users.dormant > 0 && { 'Not here lately': '/admin/access-controls/users?status=active&presence=dormant' }),
      ...(users.disabled > 0 && { Disabled: '/admin/access-controls/users?status=disabled' }),
    },
  },
  {
    title: 'Organization Management',
    figure: tenants.active,
    unit: 'active organizations',
    to: '/admin/organizations?status=active',
    alert: tenants.suspended > 0 ? `${counted(tenants.suspended, 'organizations')} suspended` : 'None is suspended',
    links: {
      'All organizations': '/admin/organizations',
      ...(tenants.suspended > 0 && { Suspended: '/admin/organizations?status=suspended' }),
    },
  },
  {
    title: 'RBAC Management',
    figure: access.customRoles,
    unit: 'custom roles',
    to: '/admin/access-controls/permissions',
    alert:
      access.toxicPairs > 0
        ? `${people(access.toxicPairs)} with permissions that should not meet`
        : 'Nobody holds permissions that should not meet',
    links: {
      'Access controls': '/admin/access-controls',
      Permissions: '/admin/access-controls/permissions',
      'Policy tester': '/admin/access-control',
    },
  },
];

/** The administration of the platform: what there is, and the worst of it. */
export function Component() {
  const counts = useQuery(query(getAdministration, {}));
  return (
    <Page
      title="Administration"
      description="Users and roles of this organization, and the organizations of the platform."
      loading={counts}
      skeletons={4}
    >
      <div className={css.cards}>
        {counts.data &&
          rowsOf(counts.data).map(({ title, figure, unit, to, alert, links }) => (
            <Card key={title} title={title}>
              <p className={css.figure}>
                <AppLink to={to}>{figure}</AppLink>
                <span className={css.unit}>{unit}</span>
              </p>
              <p className={css.alert}>{alert}</p>
              <p className={css.links}>
                {Object.entries(links).map(([label, link]) => (
                  <AppLink key={label} to={link}>
                    {label}
                  </AppLink>
                ))}
              </p>
            </Card>
          ))}
        <Card title="System Monitoring">
          <p className={css.figure}>
            {counts.data?.users.signedIn}
            <span className={css.unit}>signed in now</span>
          </p>
          <p className={css.alert}>Services, servers, queues and work that was given up.</p>
          <p className={css.links}>
            <AppLink to="/admin/system-health">System Health</AppLink>
            <AppLink to="/admin/prompts">Prompts</AppLink>
            <AppLink to="/admin/journeys">Journeys</AppLink>
          </p>
        </Card>
      </div>
    </Page>
  );
}
