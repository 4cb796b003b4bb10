import { useState } from 'react';
import { NoteForm } from './note-form';
import type { Collaboration } from './parties';
import { RowButton } from '@/ui/button/row-button';

/** The way to write a note: a button that becomes the form. */
export function PostNote({ collaboration }: { readonly collaboration: Collaboration }) {
  const [open, setOpen] = useState(false);
  if (open) return <NoteForm collaborationId={collaboration.id} onClose={() => setOpen(false)} />;
  return (
    <RowButton
      label="Write a note"
      of={`on ${collaboration.positionTitle}`}
      variant="default"
      mt={10}
      onClick={() => setOpen(true)}
    />
  );
}
