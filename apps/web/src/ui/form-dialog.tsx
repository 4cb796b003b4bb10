import { useState, type ComponentProps } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { FormBody } from './form-body';

type FormDialogProps = Omit<ComponentProps<typeof FormBody>, 'label' | 'begins'> & {
  readonly title: string;
  readonly size?: string;
  /** Something was entered that is lost when the dialog closes. */
  readonly dirty: boolean;
};

/** A form in a dialog. It stays open, with what was typed, until the owner closes it; people are asked before they lose it. */
export function FormDialog({ title, size, dirty, onClose, ...form }: FormDialogProps) {
  const [asking, setAsking] = useState(false);
  const leave = () => {
    if (form.loading) return;
    if (dirty) setAsking(true);
    else onClose();
  };
  return (
    <>
      <Dialog title={title} size={size} onClose={leave}>
        <FormBody {...form} begins onClose={leave} />
      </Dialog>
      {asking && (
        <ConfirmDialog
          danger
          title="Discard changes?"
          confirm="Discard"
          cancel="Keep editing"
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        >
          What you entered has not been saved.
        </ConfirmDialog>
      )}
    </>
  );
}
