import { useQuery } from '@tanstack/react-query';
import { toxicPairs } from '@talent-os/contracts/access/toxic-pairs';
import { getAccessFindings } from '@talent-os/contracts/identity/access-controls';
import { listApprovals } from '@talent-os/contracts/identity/approvals';
import { listRoles, type RoleInUse } from '@talent-os/contracts/identity/roles';
import type { Output } from '@talent-os/contracts/define';
import { RecordRow } from '@/ui/table/record-row';
import { Quiet } from '@/ui/display/quiet';
import { Approvals } from '@/features/approvals/approvals';
import { counted } from '@/lib/counted';
import { query } from '@/lib/query';
import { AppLink } from '@/ui/button/app-link';
import { Stats } from '@/ui/figures/stats';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import type { QueryState } from '@/ui/loading/query-state';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import { AccessTabs } from './access/access-tabs';
import layout from '@/ui/page/layout.module.css';
import rows from '@/ui/table/rows.module.css';
import css from './access/access.module.css';

const USERS = '/admin/access-controls/users';

/** What of people’s access deserves a look. */
export function Component() {
  const roles = useQuery(query(listRoles, {}));
  const findings = useQuery(query(getAccessFindings, {}));
  const items = roles.data?.items ?? [];
  const unused = items.filter(({ people }) => people === 0);
  const met = findings.data?.pairs.reduce((sum, { people }) => sum + people, 0);
  return (
    <Page
      title="Access Controls"
      description="Who holds which role in this organization, and what should not be so."
      loading={roles}
    >
      <AccessTabs at="/admin/access-controls" />
      <div className={layout.stack}>
        <Stats
          items={[
            { label: 'Roles', value: items.length, to: '/admin/access-controls/permissions' },
            { label: 'Unused roles', value: unused.length },
            {
              label: 'Not here for 90 days',
              value: findings.data?.dormant,
              to: `${USERS}?status=active&presence=dormant`,
            },
            { label: 'Permissions that should not meet', value: met },
          ]}
        />
        <Approvals of={listApprovals} />
        <div className={layout.columns}>
          <UsersPerRole roles={items} />
          <Pairs findings={findings} />
        </div>
      </div>
    </Page>
  );
}

const holdersOf = ({ customRoleId, baseRole }: RoleInUse): string =>
  `${USERS}?status=active&${customRoleId ? `customRoleId=${customRoleId}` : `role=${baseRole}`}`;

const UsersPerRole = ({ roles }: { readonly roles: readonly RoleInUse[] }) => (
  <Card title="Users per role" description="Active people; who holds several counts with each." flush>
    <ul className={rows.rows} aria-label="Users per role">
      {roles.map((role) => (
        <li key={role.customRoleId ?? role.baseRole}>
          <span className={rows.name}>{role.name}</span>
          {role.people > 0 ? (
            <span className={css.count}>
              <AppLink to={holdersOf(role)}>{counted(role.people, 'people', 'person')}</AppLink>
            </span>
          ) : (
            <span className={css.about}>Unused</span>
          )}
        </li>
      ))}
    </ul>
  </Card>
);

const Pairs = ({ findings }: { readonly findings: QueryState<Output<typeof getAccessFindings>> }) => (
  <Card
    title="Permissions that should not meet"
    description="Somebody could decide about what they did themselves."
    flush
  >
    <Loaded query={findings} skeletons={2}>
      {({ pairs }) =>
        pairs.length > 0 ? (
          <ul className={rows.rows} aria-label="Permissions that should not meet">
            {pairs.map(({ pair, people, named }) => (
              <RecordRow
                key={pair}
                name={toxicPairs[pair].label}
                actions={<span className={css.count}>{counted(people, 'people', 'person')}</span>}
              >
                <Quiet>
                  {named.map(({ name }) => name).join(', ')}
                  {people > named.length && ` and ${people - named.length} more`}
                </Quiet>
              </RecordRow>
            ))}
          </ul>
        ) : (
          <EmptyState title="No findings" />
        )
      }
    </Loaded>
  </Card>
);
