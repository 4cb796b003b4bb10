import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconLock } from '@tabler/icons-react';
import { isGrantable } from '@talent-os/contracts/access/grants';
import { permissions, roleTable } from '@talent-os/contracts/access/tables';
import type { RoleInUse } from '@talent-os/contracts/identity/roles';
import { RecordRow } from '@/ui/table/record-row';
import { counted } from '@/lib/counted';
import { AppLink } from '@/ui/button/app-link';
import { StatusBadge } from '@/ui/display/status-badge';
import { hubLabel, hubsInWords, permissionLabel } from '@/features/people/access-labels';
import css from './roles.module.css';

export type OnRole = (deed: 'edit' | 'delete', role: RoleInUse) => void;
type RoleRowProps = { readonly role: RoleInUse; readonly onRole: OnRole };

/** The people behind the count. */
const holdersOf = ({ customRoleId, baseRole }: RoleInUse): string =>
  `/organization/roles?view=people&status=active&${customRoleId ? `customRoleId=${customRoleId}` : `role=${baseRole}`}`;

/** A role: what it sees, what it changes of its base, and who holds it. */
export function RoleRow({ role, onRole }: RoleRowProps) {
  const { customRoleId, name, baseRole, modules, people } = role;
  return (
    <RecordRow
      className={css.role}
      name={
        <>
          {name}{' '}
          {customRoleId === null ? (
            <IconLock size={14} className={css.lock} aria-label="Locked" role="img" />
          ) : (
            <span className={css.base}>made of {roleTable[baseRole].label}</span>
          )}
        </>
      }
      actions={
        <>
          {people > 0 ? (
            <AppLink to={holdersOf(role)} className={css.people}>
              {counted(people, 'people', 'person')}
            </AppLink>
          ) : (
            <span className={css.nobody}>Nobody</span>
          )}
          <RoleMenu role={role} onRole={onRole} />
        </>
      }
    >
      <ul className={css.hubs} aria-label={`Hubs of ${name}`}>
        {hubsInWords(modules).map((hub) => (
          <li key={hub}>{hub}</li>
        ))}
      </ul>
      <RoleChanges role={role} />
    </RecordRow>
  );
}

/** What a role of the organization's own adds and hides; of one of the product, how much it allows. */
function RoleChanges({ role }: { readonly role: RoleInUse }) {
  const { customRoleId, permissions: allowed, addedPermissions, hiddenModules } = role;
  if (customRoleId === null) return <span className={css.allows}>{allowedInWords(allowed)}</span>;
  return (
    <span className={css.changes}>
      {addedPermissions.map((permission) => (
        <StatusBadge key={permission} variant="success">
          + {permissionLabel(permission)}
        </StatusBadge>
      ))}
      {hiddenModules.map((module) => (
        <StatusBadge key={module} variant="secondary">
          − {hubLabel(module)}
        </StatusBadge>
      ))}
    </span>
  );
}

function allowedInWords(allowed: RoleInUse['permissions']): string {
  if (allowed.length === 0) return 'Own data only';
  return allowed.length === permissions.length ? 'Everything' : allowed.map(permissionLabel).join(' · ');
}

function RoleMenu({ role, onRole }: RoleRowProps) {
  const { customRoleId, name, baseRole } = role;
  // Administrators of the platform are made by the platform.
  if (!isGrantable(baseRole)) return <span className={css.spacer} />;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`Actions for ${name}`}>
          <IconDots size={17} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={AppLink} to={`/organization/roles/create?of=${customRoleId ?? baseRole}`}>
          Clone
        </Menu.Item>
        {customRoleId !== null && <Menu.Item onClick={() => onRole('edit', role)}>Edit</Menu.Item>}
        {customRoleId !== null && (
          <>
            <Menu.Divider />
            <Menu.Item color="red" onClick={() => onRole('delete', role)}>
              Delete
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
