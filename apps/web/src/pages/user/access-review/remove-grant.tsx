import { Textarea } from '@mantine/core';
import { removeGrant, type WaitingGrant } from '@talent-os/contracts/identity/access-reviews';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { grantName } from './grant-row';

type RemoveGrantProps = { readonly grant: WaitingGrant; readonly onClose: () => void };

/** Says what goes with the grant, and keeps the reason as evidence. */
export function RemoveGrant({ grant, onClose }: RemoveGrantProps) {
  const { id: reviewedGrantId, person, only } = grant;
  const { field, dialog } = useCommandForm(removeGrant, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({ reviewedGrantId, reason }),
    done: only ? `The account of ${person} is closed` : `${person} does not hold it any more`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Remove ${grantName(grant)}?`} submit={only ? 'Close the account' : 'Remove'}>
      <p>
        {only
          ? `It is all ${person} holds: the account is closed and signed out everywhere within five seconds. An administrator can open it again.`
          : `${person} works without it within five seconds, everywhere. They are told; an administrator can give it again.`}
      </p>
      <Textarea label="Reason" description="Stands with the review as evidence." required {...field('reason')} />
    </FormDialog>
  );
}
