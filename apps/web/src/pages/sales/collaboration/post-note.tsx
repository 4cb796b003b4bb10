import { Button } from '@mantine/core';
import { useState } from 'react';
import { NoteForm } from './note-form';
import type { Collaboration } from './parties';

/** The way to write a note: a button that becomes the form. */
export function PostNote({ collaboration }: { readonly collaboration: Collaboration }) {
  const [open, setOpen] = useState(false);
  if (open) return <NoteForm collaborationId={collaboration.id} onClose={() => setOpen(false)} />;
  return (
    <Button
      size="xs"
      variant="default"
      mt={10}
      onClick={() => setOpen(true)}
      aria-label={`Write a note on ${collaboration.positionTitle}`}
    >
      Write a note
    </Button>
  );
}
