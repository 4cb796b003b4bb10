import type { ComponentProps } from 'react';
import { Dialog } from './dialog';
import { FormBody } from './form-body';
import { useLeave } from './use-leave';

type FormDialogProps = Omit<ComponentProps<typeof FormBody>, 'label' | 'begins'> & {
  readonly title: string;
  readonly size?: string;
};

/** A form in a dialog. It stays open, with what was typed, until the owner closes it; people are asked before they lose it. */
export function FormDialog({ title, size, dirty, onClose, ...form }: FormDialogProps) {
  const [leave, question] = useLeave(() => dirty, onClose);
  const stayWhileSent = () => form.loading || leave();
  return (
    <>
      <Dialog title={title} size={size} onClose={stayWhileSent}>
        <FormBody {...form} dirty={false} begins onClose={leave} />
      </Dialog>
      {question}
    </>
  );
}
