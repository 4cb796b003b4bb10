import { Button, TextInput } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import {
  inviteTenantAdministrator,
  switchTenantUser,
  type AdministratorOfTenant,
} from '@talent-os/contracts/identity/tenants';
import { useState } from 'react';
import { RecordRow } from '@/ui/table/record-row';
import { Quiet } from '@/ui/display/quiet';
import { ShownLinks } from '@/features/people/shown-links';
import { useCommandForm } from '@/lib/use-command-form';
import { useFormat } from '@/lib/use-format';
import { RowButton } from '@/ui/button/row-button';
import { ConfirmCommand } from '@/ui/dialog/confirm-command';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { StatusBadge } from '@/ui/display/status-badge';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import type { TenantDetail, TenantProps } from './tenant-detail';
import rows from '@/ui/table/rows.module.css';

/** Who administers the organization. Everybody else is theirs to look after, and stands here only as a count. */
export function TenantUsers({ tenant }: TenantProps) {
  const [inviting, setInviting] = useState(false);
  const [switching, setSwitching] = useState<AdministratorOfTenant>();
  const { administrators, invited } = tenant;
  return (
    <Card
      title="Administrators"
      description="They invite everybody else and look after them."
      actions={
        <Button variant="default" leftSection={<IconUserPlus size={15} />} onClick={() => setInviting(true)}>
          Invite administrator
        </Button>
      }
      flush
    >
      {administrators.length + invited.length > 0 ? (
        <ul className={rows.rows} aria-label="Administrators">
          {administrators.map((person) => (
            <AdministratorRow key={person.id} person={person} onSwitch={() => setSwitching(person)} />
          ))}
          {invited.map((one) => (
            <InvitedRow key={one.id} invited={one} />
          ))}
        </ul>
      ) : (
        <EmptyState title="Nobody administers it" text="Invite somebody: without them nobody else can join." />
      )}
      {inviting && <Invite tenant={tenant} onClose={() => setInviting(false)} />}
      {switching && <SwitchUser tenant={tenant} person={switching} onClose={() => setSwitching(undefined)} />}
    </Card>
  );
}

type RowProps = { readonly person: AdministratorOfTenant; readonly onSwitch: () => void };

function AdministratorRow({ person: { name, email, status, lastUsedAt }, onSwitch }: RowProps) {
  const { momentOf } = useFormat();
  return (
    <RecordRow
      name={
        <>
          {name} {status === 'disabled' && <StatusBadge variant="secondary">Disabled</StatusBadge>}
        </>
      }
      actions={
        <RowButton label={status === 'active' ? 'Disable' : 'Enable'} of={name} variant="default" onClick={onSwitch} />
      }
    >
      <Quiet>
        {email} · {lastUsedAt ? `last here ${momentOf(lastUsedAt)}` : 'not here lately'}
      </Quiet>
    </RecordRow>
  );
}

function InvitedRow({ invited: { email, expiresAt } }: { readonly invited: TenantDetail['invited'][number] }) {
  const { dayOf } = useFormat();
  return (
    <RecordRow
      name={
        <>
          {email} <StatusBadge variant="default">Invited</StatusBadge>
        </>
      }
    >
      <Quiet>The link is good until {dayOf(expiresAt)}</Quiet>
    </RecordRow>
  );
}

type DialogProps = TenantProps & { readonly onClose: () => void };

function Invite({ tenant: { id: organizationId, name }, onClose }: DialogProps) {
  const [link, setLink] = useState<{ readonly email: string; readonly address: string }>();
  const { form, field, dialog } = useCommandForm(inviteTenantAdministrator, {
    initial: { email: '' },
    toInput: ({ email }) => ({ organizationId, email }),
    done: ({ outcome }, { email }) =>
      outcome === 'member' ? `${email} works there already` : `${email} is invited to administer ${name}`,
    onClose,
    onDone: ({ token }) =>
      token ? setLink({ email: form.values.email, address: `/login?invite=${token}` }) : onClose(),
  });
  if (link) return <ShownLinks links={[link]} life="7 days" onClose={onClose} />;
  return (
    <FormDialog {...dialog} title={`Invite an administrator of ${name}`} submit="Invite">
      <TextInput label="E-mail address" type="email" required {...field('email')} />
    </FormDialog>
  );
}

function SwitchUser({ tenant, person, onClose }: DialogProps & { readonly person: AdministratorOfTenant }) {
  const disables = person.status === 'active';
  return (
    <ConfirmCommand
      operation={switchTenantUser}
      input={{ organizationId: tenant.id, userId: person.id, status: disables ? 'disabled' : 'active' }}
      done={disables ? `The account of ${person.name} is disabled` : `${person.name} may sign in again`}
      danger={disables}
      title={`${disables ? 'Disable' : 'Enable'} the account of ${person.name}?`}
      confirm={disables ? 'Disable' : 'Enable'}
      onClose={onClose}
    >
      {disables
        ? 'They are signed out everywhere within five seconds. Nothing they did is deleted, and the account can be enabled again.'
        : 'They sign in with the password and the roles they had.'}
    </ConfirmCommand>
  );
}
