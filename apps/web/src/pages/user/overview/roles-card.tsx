import { industryLabels, roleTable } from '@talent-os/contracts/access/tables';
import { useMe } from '@/lib/session';
import { StatusBadge } from '@/ui/display/status-badge';
import { Card } from '@/ui/page/card';
import css from './overview.module.css';

/** What the caller works as, and in which industries. */
export function RolesCard() {
  const { user, organization } = useMe();
  return (
    <Card title="Roles" description={`At ${organization.name}`}>
      <ul className={css.lines}>
        {user.industryRoles.map(({ roleId, roleName, industry }) => (
          <li key={roleId}>
            <span>
              <b>{roleTable[roleName].label}</b>
              <small>{industryLabels[industry]}</small>
            </span>
            {roleName === user.activeRole && industry === user.currentIndustry && (
              <StatusBadge variant="success">Active now</StatusBadge>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
