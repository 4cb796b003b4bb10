import { Button, Textarea } from '@mantine/core';
import { noteCandidate } from '@talent-os/contracts/talent/candidates';
import { useCommandForm } from '@/lib/use-command-form';
import { SubmitForm } from '@/ui/form/submit-form';

/** Notes something about a person of the pool. */
export function NoteForm({ candidateId }: { readonly candidateId: string }) {
  const { field, state, loading, form } = useCommandForm(noteCandidate, {
    initial: { body: '' },
    toInput: ({ body }) => ({ candidateId, body }),
    done: 'Note kept',
    onDone: () => form.reset(),
  });
  return (
    <SubmitForm state={state}>
      <Textarea
        label="Note"
        description="Recruiters read it."
        autosize
        minRows={2}
        maxLength={2000}
        {...field('body')}
      />
      <Button type="submit" size="xs" mt="xs" loading={loading}>
        Keep note
      </Button>
    </SubmitForm>
  );
}
