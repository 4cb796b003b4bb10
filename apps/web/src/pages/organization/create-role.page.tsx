import { Button, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { grantableRoles } from '@talent-os/contracts/access/grants';
import { roleTable } from '@talent-os/contracts/access/tables';
import { createRole, listRoles, type RoleInUse } from '@talent-os/contracts/identity/roles';
import { useNavigate } from 'react-router-dom';
import { choicesOf } from '@/lib/choices';
import { query } from '@/lib/query';
import { useCommandForm } from '@/lib/use-command-form';
import { useViewParams } from '@/lib/use-view-params';
import { AppLink } from '@/ui/button/app-link';
import { SubmitForm } from '@/ui/form/submit-form';
import { Card } from '@/ui/page/card';
import { Page } from '@/ui/page/page';
import { HubFields, PermissionFields } from './roles/role-fields';
import { RolePreview } from './roles/role-preview';
import { copyOf, emptyRole, type BaseRole, type RoleValues } from './roles/role-values';
import css from './roles/roles.module.css';

const LIST = '/organization/roles';

/** Makes a role of one of the product, or of a copy of one the organization has. */
export function Component() {
  const [params] = useViewParams();
  const of = params.get('of');
  const roles = useQuery(query(listRoles, {}));
  const copied = roles.data?.items.find(({ customRoleId, baseRole }) => (customRoleId ?? baseRole) === of);
  return (
    <Page
      title="New role"
      description="A role of the product with more permissions, or fewer hubs. Nobody gives away what they do not hold."
      crumbs={[{ label: 'Roles', to: LIST }, { label: 'New role' }]}
      loading={roles}
    >
      <NewRole key={of} copied={copied} />
    </Page>
  );
}

function NewRole({ copied }: { readonly copied: RoleInUse | undefined }) {
  const navigate = useNavigate();
  const { form, field, state } = useCommandForm(createRole, {
    initial: copied ? copyOf(copied) : emptyRole,
    toInput: (values: RoleValues) => ({ ...values, baseRole: values.baseRole as BaseRole }),
    done: (_, { name }) => `${name} can be given to people now`,
    onDone: () => void navigate(LIST),
  });
  return (
    <SubmitForm state={state} label="New role" className={css.form}>
      {(faults) => (
        <>
          <div className={css.fields}>
            <Card title="Role">
              <div className={css.fields}>
                <TextInput label="Name" required maxLength={60} {...field('name')} />
                <Select
                  label="Made of"
                  description="Everything it reads, and how far, follows from here."
                  required
                  data={choicesOf(roleTable, grantableRoles)}
                  {...field('baseRole')}
                  onChange={(baseRole) =>
                    form.setValues({ baseRole: (baseRole ?? '') as RoleValues['baseRole'], hiddenModules: [] })
                  }
                />
              </div>
            </Card>
            {form.values.baseRole !== '' && (
              <>
                <Card title="Hubs" description="Untick what it should not see.">
                  <HubFields form={form} />
                </Card>
                <Card title="Permissions" description="Those of one industry hold only where the role is given in it.">
                  <PermissionFields form={form} />
                </Card>
              </>
            )}
            {faults}
            <div className={css.foot}>
              <Button component={AppLink} to={LIST} variant="default">
                Cancel
              </Button>
              <Button type="submit" loading={state.loading}>
                Create role
              </Button>
            </div>
          </div>
          <RolePreview values={form.values} />
        </>
      )}
    </SubmitForm>
  );
}
