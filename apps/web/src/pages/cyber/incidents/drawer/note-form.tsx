import { Button, Stack, Textarea } from '@mantine/core';
import { addIncidentNote } from '@talent-os/contracts/cyber/incident-changes';
import { useCommandForm } from '@/lib/use-command-form';
import { SubmitForm } from '@/ui/form/submit-form';

/** Adds a line to the timeline. */
export function NoteForm({ incidentId }: { readonly incidentId: string }) {
  const { form, field, state, loading } = useCommandForm(addIncidentNote, {
    initial: { note: '' },
    toInput: ({ note }) => ({ incidentId, note }),
    done: 'Added to the timeline',
    onDone: () => form.reset(),
  });
  return (
    <SubmitForm state={state}>
      <Stack gap={8} align="flex-start">
        <Textarea
          label="Add to the timeline"
          placeholder="What happened?"
          autosize
          minRows={2}
          maxLength={2000}
          w="100%"
          {...field('note')}
        />
        <Button type="submit" variant="default" size="xs" loading={loading}>
          Add to timeline
        </Button>
      </Stack>
    </SubmitForm>
  );
}
