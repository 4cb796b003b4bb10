import { Checkbox, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  leaveCommunityGroup,
  listCommunityMembers,
  type CommunityGroup,
} from '@talent-os/contracts/talent/community-groups';
import { query } from '@/lib/query';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';

type HandOverDialogProps = { readonly group: CommunityGroup; readonly onClose: () => void };

/** Who moderates a group leaves it to somebody who goes by their name, or closes it. */
export function HandOverDialog({ group: { id, name }, onClose }: HandOverDialogProps) {
  const members = useQuery(query(listCommunityMembers, { communityGroupId: id }));
  const heirs = members.data?.items.filter((member) => !member.moderates && !member.underAlias) ?? [];
  const { field, form, dialog } = useCommandForm(leaveCommunityGroup, {
    initial: { nextModeratorId: '', close: false },
    toInput: ({ nextModeratorId, close }) => ({
      communityGroupId: id,
      nextModeratorId: close ? null : nextModeratorId || null,
      close,
    }),
    done: (_, { close }) => (close ? `${name} is closed` : `You have left ${name}`),
    onClose,
  });
  const { close } = form.getValues();
  return (
    <FormDialog {...dialog} title={`Leave ${name}`} submit={close ? 'Close group' : 'Hand over and leave'}>
      <Select
        label="Who moderates from now on"
        description="Members who go by their name. They are told."
        disabled={close}
        data={heirs.map((member) => ({ value: member.id, label: member.name }))}
        {...field('nextModeratorId')}
      />
      <Checkbox
        label="Close the group instead"
        description="Nobody reads its posts any more. It cannot be opened again."
        {...field('close', { type: 'checkbox' })}
      />
    </FormDialog>
  );
}
