import { Textarea } from '@mantine/core';
import { askPlatformAdministrator } from '@talent-os/contracts/identity/approvals';
import type { Member } from '@talent-os/contracts/identity/members';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';

type AskProps = { readonly member: Member; readonly onClose: () => void };

/** Asks for somebody to administer the platform. It takes a second person. */
export function AskPlatformAdministrator({ member: { id: userId, name }, onClose }: AskProps) {
  const { field, dialog } = useCommandForm(askPlatformAdministrator, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({ userId, reason }),
    done: 'Asked for: it waits for a second person',
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Make ${name} an administrator of the platform?`} submit="Ask for it">
      <p>
        They would administer every organization of this installation. A second person approves it within 72 hours;
        where there is nobody else, it takes effect after 24 hours unless it is stopped.
      </p>
      <Textarea label="Why" description="Whoever decides reads it." required {...field('reason')} />
    </FormDialog>
  );
}
