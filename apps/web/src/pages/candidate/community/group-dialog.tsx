import { Select, Textarea, TextInput } from '@mantine/core';
import { industryLabels, type Industry } from '@talent-os/contracts/access/tables';
import { createCommunityGroup } from '@talent-os/contracts/talent/community-groups';
import { choicesOf } from '@/lib/choices';
import { useMe } from '@/lib/session';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { Quiet } from '@/ui/display/quiet';

type Values = { name: string; about: string; industry: Industry | null; role: string; region: string };
const initial: Values = { name: '', about: '', industry: null, role: '', region: '' };

/** Opens a group; who opens it moderates it, by their name. */
export function GroupDialog({ onClose }: { readonly onClose: () => void }) {
  const { firstName, lastName } = useMe().user;
  const { field, dialog } = useCommandForm(createCommunityGroup, {
    initial,
    toInput: ({ role, region, ...values }) => ({ ...values, role: role || null, region: region || null }),
    done: (_, { name }) => `${name} is open`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title="New group" submit="Open group">
      <TextInput label="Name" required maxLength={80} data-autofocus {...field('name')} />
      <Textarea
        label="Whom it is for, and what about"
        required
        autosize
        minRows={2}
        maxLength={500}
        {...field('about')}
      />
      <Select
        label="Industry"
        placeholder="All industries"
        clearable
        data={choicesOf(industryLabels)}
        {...field('industry')}
      />
      <TextInput label="Role" placeholder="Any" maxLength={80} {...field('role')} />
      <TextInput label="Region" placeholder="Anywhere" maxLength={80} {...field('region')} />
      <Quiet>
        Moderator: {firstName} {lastName}. Your name stands with the group, and you decide on posts that are reported.
      </Quiet>
    </FormDialog>
  );
}
