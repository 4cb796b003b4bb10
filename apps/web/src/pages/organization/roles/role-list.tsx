import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { deleteRole, listRoles, type RoleInUse } from '@talent-os/contracts/identity/roles';
import { useState } from 'react';
import { query } from '@/lib/query';
import { AppLink } from '@/ui/button/app-link';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { EmptyState } from '@/ui/loading/empty-state';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { RoleRow, type OnRole } from './role-row';
import layout from '@/ui/page/layout.module.css';
import rows from '@/ui/table/rows.module.css';

const EditRole = lazyPart(async () => (await import('./edit-role')).EditRole);

/** The organization's own roles, then those of the product, which are locked. */
export function RoleList() {
  const roles = useQuery(query(listRoles, {}));
  const [edited, setEdited] = useState<RoleInUse>();
  const [remove, question] = useRemoval();
  const open: OnRole = (deed, role) => (deed === 'edit' ? setEdited : remove)(role);
  return (
    <Loaded query={roles} skeletons={6}>
      {({ items }) => {
        const own = items.filter(({ customRoleId }) => customRoleId !== null);
        const ofProduct = items.filter(({ customRoleId }) => customRoleId === null);
        return (
          <div className={layout.stack}>
            <Card
              title="Your own roles"
              description="A role of the product with more permissions, or fewer hubs."
              flush
            >
              {own.length > 0 ? (
                <ul className={rows.rows} aria-label="Your own roles">
                  {own.map((role) => (
                    <RoleRow key={role.customRoleId} role={role} onRole={open} />
                  ))}
                </ul>
              ) : (
                <EmptyState
                  title="No custom roles"
                  text="Clone a role of the product where somebody needs a permission more, or should see less."
                  action={
                    <Button component={AppLink} to="/organization/roles/create" variant="default">
                      New role
                    </Button>
                  }
                />
              )}
            </Card>
            <Card title="Roles of the product" description="Locked. Clone one to change it." flush>
              <ul className={rows.rows} aria-label="Roles of the product">
                {ofProduct.map((role) => (
                  <RoleRow key={role.baseRole} role={role} onRole={open} />
                ))}
              </ul>
            </Card>
            {edited && (
              <EditRole
                role={items.find(({ customRoleId: id }) => id === edited.customRoleId) ?? edited}
                onClose={() => setEdited(undefined)}
              />
            )}
            {question}
          </div>
        );
      }}
    </Loaded>
  );
}

/** Asks before a role of their own is deleted. */
const useRemoval = () =>
  useConfirmed(deleteRole, ({ customRoleId, name }: RoleInUse) => ({
    input: { customRoleId: customRoleId! },
    done: `${name} was deleted`,
    danger: true,
    title: `Delete ${name}?`,
    confirm: 'Delete',
    children:
      'A role that somebody holds, or was promised by an invitation, is not deleted: give those people another one first.',
  }));
