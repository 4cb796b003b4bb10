import { Button, Textarea } from '@mantine/core';
import { askArchive } from '@talent-os/contracts/identity/approvals';
import { resumeTenant, suspendTenant } from '@talent-os/contracts/identity/tenants';
import { useState } from 'react';
import { useFormat } from '@/lib/use-format';
import { useCommandForm } from '@/lib/use-command-form';
import { ConfirmCommand } from '@/ui/dialog/confirm-command';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { LookInto } from './look-into';
import { TenantState } from './tenant-state';
import type { TenantProps } from './tenant-detail';
import css from './tenant.module.css';

type Deed = 'suspend' | 'resume' | 'archive' | 'look';

/** What can be done with an organization as a whole. */
export function TenantActions({ tenant }: TenantProps) {
  const [deed, setDeed] = useState<Deed>();
  const { status, own, archivableAt, may } = tenant;
  const { dayOf } = useFormat();
  const archivable = may.to.includes('archived');
  const whenArchivable = archivableAt && !archivable ? `Can be archived from ${dayOf(archivableAt)}` : undefined;
  return (
    <div className={css.deeds}>
      {status !== 'active' && <TenantState status={status} />}
      {may.do.includes('look') && (
        <Button variant="default" onClick={() => setDeed('look')}>
          Break glass
        </Button>
      )}
      {may.to.includes('suspended') && (
        <Button variant="default" onClick={() => setDeed('suspend')}>
          Suspend
        </Button>
      )}
      {archivableAt && !own && (
        <Button variant="default" disabled={!archivable} title={whenArchivable} onClick={() => setDeed('archive')}>
          Archive
        </Button>
      )}
      {may.to.includes('active') && <Button onClick={() => setDeed('resume')}>Open again</Button>}
      {deed && <Asked deed={deed} tenant={tenant} onClose={() => setDeed(undefined)} />}
    </div>
  );
}

/** Asks before it is done. */
function Asked({ deed, tenant, onClose }: DialogProps & { readonly deed: Deed }) {
  if (deed === 'suspend') return <Suspend tenant={tenant} onClose={onClose} />;
  if (deed === 'look') return <LookInto tenant={tenant} onClose={onClose} />;
  if (deed === 'archive') return <Archive tenant={tenant} onClose={onClose} />;
  return (
    <ConfirmCommand
      operation={resumeTenant}
      input={{ organizationId: tenant.id }}
      done={`${tenant.name} is open again`}
      title={`Open ${tenant.name} again?`}
      confirm="Open again"
      onClose={onClose}
    >
      Everybody may sign in as before, with the roles and the data they had.
    </ConfirmCommand>
  );
}

/** It takes a second person, because nothing opens it again. */
function Archive({ tenant: { id: organizationId, name }, onClose }: DialogProps) {
  const { field, dialog } = useCommandForm(askArchive, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({ organizationId, reason }),
    done: 'Asked for: it waits for a second person',
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Archive ${name}?`} submit="Ask for it">
      <p>
        Nobody opens it again; what it holds is kept. A second administrator of the platform approves it within 72
        hours; where there is none, it takes effect after 24 hours unless it is stopped.
      </p>
      <Textarea label="Why" description="Whoever decides reads it." required {...field('reason')} />
    </FormDialog>
  );
}

type DialogProps = TenantProps & { readonly onClose: () => void };

function Suspend({ tenant: { id: organizationId, name, signedIn }, onClose }: DialogProps) {
  const { field, dialog } = useCommandForm(suspendTenant, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({ organizationId, reason }),
    done: `${name} is suspended`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Suspend ${name}?`} submit="Suspend">
      <p>
        Everybody is signed out within five seconds ({signedIn} now), and so is what applications act by. Nothing is
        deleted, and it can be opened again.
      </p>
      <Textarea
        label="Why"
        description="Stands in the audit trail of the organization."
        required
        {...field('reason')}
      />
    </FormDialog>
  );
}
