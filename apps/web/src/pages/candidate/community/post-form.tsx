import { Button, Checkbox, Group, Select, Stack, Textarea } from '@mantine/core';
import type { CommunityGroup } from '@talent-os/contracts/talent/community-groups';
import { POST_LENGTH, writeCommunityPost } from '@talent-os/contracts/talent/community-posts';
import { useCommandForm } from '@/lib/use-command-form';
import { SubmitForm } from '@/ui/form/submit-form';
import { Card } from '@/ui/page/card';

type PostFormProps = { readonly groups: readonly CommunityGroup[]; readonly first: CommunityGroup };

/** Writes to a group, by name or alias. What has to stay out is named under the text. */
export function PostForm({ groups, first }: PostFormProps) {
  const { field, form, state, loading } = useCommandForm(writeCommunityPost, {
    initial: { communityGroupId: first.id, text: '', underAlias: first.alias !== null },
    toInput: ({ communityGroupId, text, underAlias }) => ({
      communityGroupId,
      text,
      underAlias: underAlias && aliasIn(groups, communityGroupId) !== null,
    }),
    done: 'Posted',
    onDone: () => form.setFieldValue('text', ''),
  });
  const alias = aliasIn(groups, form.getValues().communityGroupId);
  return (
    <Card title="Write to a group">
      <SubmitForm state={state} label="Write to a group">
        <Stack gap="sm">
          <Textarea
            label="Post"
            description="Levels of clearance and what is known of patients stay out."
            autosize
            minRows={2}
            maxLength={POST_LENGTH}
            {...field('text')}
          />
          <Group gap="sm" align="end">
            <Select
              label="Group"
              allowDeselect={false}
              data={groups.map(({ id, name }) => ({ value: id, label: name }))}
              {...field('communityGroupId')}
            />
            {alias && <Checkbox label={`As ${alias}`} mb={8} {...field('underAlias', { type: 'checkbox' })} />}
            <Button type="submit" loading={loading}>
              Post
            </Button>
          </Group>
        </Stack>
      </SubmitForm>
    </Card>
  );
}

const aliasIn = (groups: readonly CommunityGroup[], groupId: string): string | null =>
  groups.find(({ id }) => id === groupId)?.alias ?? null;
