import { Button, Checkbox, Group } from '@mantine/core';
import { parties, postNote } from '@talent-os/contracts/talent/collaboration';
import { useEffect, useRef } from 'react';
import { useCommandForm } from '@/lib/use-command-form';
import { SpokenTextarea } from '@/features/voice/spoken-textarea';
import { SubmitForm } from '@/ui/form/submit-form';
import { partyLabels, usualReaders, type Party } from './parties';
import css from './collaboration.module.css';

type NoteFormProps = { readonly collaborationId: string; readonly onClose: () => void };

/** Writes a note; its readers are the hiring team until a person chooses otherwise. */
export function NoteForm({ collaborationId, onClose }: NoteFormProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { field, state, loading } = useCommandForm(postNote, {
    initial: { body: '', visibleTo: [...usualReaders] },
    toInput: (values) => ({ collaborationId, ...values }),
    done: 'Note posted',
    onDone: onClose,
  });
  return (
    <SubmitForm state={state} className={css.form}>
      <SpokenTextarea ref={box} label="Note" required autosize minRows={2} maxLength={1000} {...field('body')} />
      <Checkbox.Group<Party> label="Who reads it" {...field('visibleTo')}>
        <Group gap="md" mt={6}>
          {parties.map((party) => (
            <Checkbox key={party} value={party} label={partyLabels[party]} />
          ))}
        </Group>
      </Checkbox.Group>
      <Group gap="xs">
        <Button type="submit" size="xs" loading={loading}>
          Post note
        </Button>
        <Button size="xs" variant="default" disabled={loading} onClick={onClose}>
          Cancel
        </Button>
      </Group>
    </SubmitForm>
  );
}
