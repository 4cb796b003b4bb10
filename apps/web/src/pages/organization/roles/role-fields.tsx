import { Checkbox } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { hideableModules, permissionGroups } from '@talent-os/contracts/access/grants';
import { useMe } from '@/lib/session';
import { hubLabel, permissionLabel } from '@/features/people/access-labels';
import { baseOf, type RoleValues } from './role-values';
import css from './roles.module.css';

type RoleFieldsProps = { readonly form: UseFormReturnType<RoleValues> };

/** What a role allows: what its base does is ticked and stays so. */
export function PermissionFields({ form }: RoleFieldsProps) {
  const base = baseOf(useMe(), form.values.baseRole);
  const chosen = form.values.permissions;
  return (
    <div className={css.groups}>
      {permissionGroups.map(({ label, permissions }) => (
        <fieldset key={label} className={css.group}>
          <legend>{label}</legend>
          <div className={css.boxes}>
            {permissions.map((permission) => {
              const given = base.permissions.includes(permission);
              return (
                <Checkbox
                  key={permission}
                  label={permissionLabel(permission)}
                  description={given ? 'From its base' : undefined}
                  checked={given || chosen.includes(permission)}
                  disabled={given}
                  onChange={({ currentTarget: { checked } }) =>
                    form.setFieldValue(
                      'permissions',
                      checked ? [...chosen, permission] : chosen.filter((one) => one !== permission),
                    )
                  }
                />
              );
            })}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

/** Which hubs of its base a role opens. */
export function HubFields({ form }: RoleFieldsProps) {
  const { modules } = baseOf(useMe(), form.values.baseRole);
  const hidden = form.values.hiddenModules;
  return (
    <div className={css.groups}>
      {hideableModules
        .filter((module) => modules.includes(module))
        .map((module) => (
          <Checkbox
            key={module}
            label={hubLabel(module)}
            checked={!hidden.includes(module)}
            onChange={({ currentTarget: { checked } }) =>
              form.setFieldValue(
                'hiddenModules',
                checked ? hidden.filter((one) => one !== module) : [...hidden, module],
              )
            }
          />
        ))}
    </div>
  );
}
