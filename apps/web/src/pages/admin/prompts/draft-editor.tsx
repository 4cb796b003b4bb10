import { Button, Group, Stack } from '@mantine/core';
import { draftPrompt } from '@talent-os/contracts/chat/prompts';
import { useCommandForm } from '@/lib/use-command-form';
import { Card } from '@/ui/page/card';
import { SubmitForm } from '@/ui/form/submit-form';
import { DraftFields } from './draft-fields';
import type { Prompt, Version } from './prompt';

type DraftEditorProps = {
  readonly prompt: Prompt;
  /** The version the draft begins with. */
  readonly base: Version;
  /** Names the new version, or nothing where none was written. */
  readonly onDone: (versionId?: string) => void;
};

/** Writes the next version of a prompt. It is a draft until it is activated. */
export function DraftEditor({ prompt: { hub, pageContext }, base, onDone }: DraftEditorProps) {
  const { form, field, state, loading } = useCommandForm(draftPrompt, {
    initial: { body: base.body },
    toInput: ({ body }) => ({ hub, pageContext, body }),
    done: ({ version }) => `Version ${version} saved as a draft`,
    onDone: ({ versionId }) => onDone(versionId),
  });
  return (
    <Card title="New draft" description={`Begins with the text of version ${base.version}`}>
      <SubmitForm state={state}>
        <Stack gap="md">
          <DraftFields
            value={form.values.body}
            props={field('body')}
            onInsert={(body) => form.setFieldValue('body', body)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" disabled={loading} onClick={() => onDone()}>
              Cancel
            </Button>
            <Button type="submit" loading={loading} disabled={form.values.body === base.body}>
              Save draft
            </Button>
          </Group>
        </Stack>
      </SubmitForm>
    </Card>
  );
}
