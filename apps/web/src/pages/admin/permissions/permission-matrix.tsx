import { IconLock, IconPencil, IconPlus } from '@tabler/icons-react';
import { permissionGroups } from '@talent-os/contracts/access/grants';
import { industryOfPermission, type Industry, type Permission } from '@talent-os/contracts/access/tables';
import type { RoleInUse } from '@talent-os/contracts/identity/roles';
import { Fragment, memo } from 'react';
import { permissionLabel } from '@/features/people/access-labels';
import { grantOf, type Grant, type RoleDraft } from './role-draft';
import css from './permissions.module.css';

type MatrixProps = {
  readonly roles: readonly RoleInUse[];
  /** Only permissions that mean something there; all where it is absent. */
  readonly industry: Industry | undefined;
  readonly draft: RoleDraft | undefined;
  readonly onToggle: (role: RoleInUse, permission: Permission) => void;
};

const words: Record<Grant, string> = {
  granted: 'Granted',
  own: 'Own records',
  added: 'Added',
  base: 'From its base',
  none: 'No',
};
const legend = ['granted', 'own', 'added', 'base'] as const;
const keyOf = ({ customRoleId, baseRole }: RoleInUse): string => customRoleId ?? baseRole;

/** Permissions down, roles across. The organization's own roles can be changed in place. */
export function PermissionMatrix({ roles, industry, draft, onToggle }: MatrixProps) {
  const shown = (permission: Permission) => {
    const bound = industryOfPermission[permission];
    return !industry || !bound || bound === industry;
  };
  return (
    // Its columns may lie beyond the edge: the keyboard scrolls it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={css.matrix} aria-label="Permissions by role" tabIndex={0}>
      <table>
        <MatrixHead roles={roles} />
        <tbody>
          {permissionGroups
            .map(({ label, permissions }) => ({ label, permissions: permissions.filter(shown) }))
            .filter(({ permissions }) => permissions.length > 0)
            .map(({ label, permissions }) => (
              <Fragment key={label}>
                <tr className={css.group}>
                  <th scope="colgroup" colSpan={roles.length + 1}>
                    {label}
                  </th>
                </tr>
                {permissions.map((permission) => (
                  <tr key={permission}>
                    <th scope="row">{permissionLabel(permission)}</th>
                    {roles.map((role) => (
                      <Cell
                        key={keyOf(role)}
                        role={role}
                        permission={permission}
                        grant={grantOf(role, permission, draft)}
                        changed={isChanged(role, permission, draft)}
                        onToggle={onToggle}
                      />
                    ))}
                  </tr>
                ))}
              </Fragment>
            ))}
        </tbody>
      </table>
    </section>
  );
}

const MatrixHead = ({ roles }: Pick<MatrixProps, 'roles'>) => (
  <thead>
    <tr>
      <th scope="col" className={css.corner}>
        <ul className={css.legend} aria-label="Signs">
          {legend.map((grant) => (
            <li key={grant}>
              <span className={css.dot} data-grant={grant} aria-hidden />
              {words[grant]}
            </li>
          ))}
        </ul>
      </th>
      {roles.map((role) => (
        <th key={keyOf(role)} scope="col" data-own={role.customRoleId !== null}>
          {role.name}
          <span className={css.people}>
            {role.customRoleId === null ? (
              <IconLock size={13} role="img" aria-label="Locked" />
            ) : (
              <IconPencil size={13} role="img" aria-label="Can be changed" />
            )}
            {role.people}
          </span>
        </th>
      ))}
    </tr>
  </thead>
);

const isChanged = (role: RoleInUse, permission: Permission, draft: RoleDraft | undefined): boolean =>
  draft !== undefined &&
  draft.customRoleId === role.customRoleId &&
  draft.permissions.includes(permission) !== role.addedPermissions.includes(permission);

type CellProps = {
  readonly role: RoleInUse;
  readonly permission: Permission;
  readonly grant: Grant;
  readonly changed: boolean;
  readonly onToggle: MatrixProps['onToggle'];
};

const Cell = memo(
  function Cell({ role, permission, grant, changed, onToggle }: CellProps) {
    const own = role.customRoleId !== null;
    if (!own || grant === 'base')
      return (
        <td data-own={own}>
          <span className={css.dot} data-grant={grant} role="img" aria-label={words[grant]} />
        </td>
      );
    return (
      <td data-own>
        <button
          type="button"
          className={css.cell}
          data-changed={changed}
          aria-pressed={grant === 'added'}
          aria-label={`${role.name}: ${permissionLabel(permission)}`}
          onClick={() => onToggle(role, permission)}
        >
          {changed && grant === 'added' ? (
            <IconPlus size={14} aria-hidden />
          ) : (
            <span className={css.dot} data-grant={grant} aria-hidden />
          )}
        </button>
      </td>
    );
  },
  (one, other) =>
    one.role === other.role &&
    one.grant === other.grant &&
    one.changed === other.changed &&
    (one.role.customRoleId === null || one.onToggle === other.onToggle),
);
