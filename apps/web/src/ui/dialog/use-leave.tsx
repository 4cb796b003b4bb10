import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog';

/** The way out of a form, and the question that comes first where what was entered would be lost. */
export function useLeave(loses: () => boolean, onClose: () => void): readonly [leave: () => void, question: ReactNode] {
  const [asking, setAsking] = useState(false);
  const question = asking && (
    <ConfirmDialog
      danger
      title="Discard changes?"
      confirm="Discard"
      cancel="Keep editing"
      onConfirm={() => {
        setAsking(false);
        onClose();
      }}
      onClose={() => setAsking(false)}
    >
      What you entered has not been saved.
    </ConfirmDialog>
  );
  return [() => (loses() ? setAsking(true) : onClose()), question];
}
