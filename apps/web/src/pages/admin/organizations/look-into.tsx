import { Radio, Textarea } from '@mantine/core';
import { BREAK_GLASS_MINUTES, openBreakGlass } from '@talent-os/contracts/identity/break-glass';
import { enterLook } from '@/lib/break-glass';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import type { TenantProps } from './tenant-detail';
import css from './tenant.module.css';

/** Looks into an organization, with a reason that its administrators read. */
export function LookInto({
  tenant: { id: organizationId, name },
  onClose,
}: TenantProps & { readonly onClose: () => void }) {
  const { field, dialog } = useCommandForm(openBreakGlass, {
    initial: { reason: '', minutes: String(BREAK_GLASS_MINUTES[0]) },
    toInput: ({ reason, minutes }) => ({ organizationId, reason, minutes: Number(minutes) }),
    onClose,
    onDone: enterLook,
  });
  return (
    <FormDialog {...dialog} title={`Look into ${name}?`} submit="Break glass">
      <p>
        You read there what its administrators read, and change nothing. Each of them is told at once, with your name
        and the reason, and can end it. Every read stands in the audit trail.
      </p>
      <Textarea label="Why" description="Administrators of the organization read it." required {...field('reason')} />
      <Radio.Group label="For how long" {...field('minutes')}>
        <div className={css.choices}>
          {BREAK_GLASS_MINUTES.map((minutes) => (
            <Radio key={minutes} value={String(minutes)} label={`${minutes} minutes`} />
          ))}
        </div>
      </Radio.Group>
    </FormDialog>
  );
}
