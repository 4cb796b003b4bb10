import { useMutation } from '@tanstack/react-query';
import { downloadDocument, removeDocument, type Document } from '@talent-os/contracts/healthcare/documents';
import { useState } from 'react';
import { ask } from '../../../lib/api';
import { saveFile } from '../../../lib/download';
import { notify } from '../../../lib/notify';
import { useCommand } from '../../../lib/use-command';
import { useFormat } from '../../../lib/use-format';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { RowButton } from '../../../ui/row-button';
import { sizeText } from './labels';
import css from '../healthcare.module.css';

/** One document: opening it is recorded, deleting it is asked about. */
export function DocumentRow({ document: { id, name, bytes, addedAt, removable } }: { readonly document: Document }) {
  const { dayOf } = useFormat();
  const [deleting, setDeleting] = useState(false);
  const open = useMutation({
    mutationFn: async () => saveFile(name, await (await ask(downloadDocument, { documentId: id })).blob()),
    onError: (failure) => notify.failure(failure),
  });
  const remove = useCommand(removeDocument, { done: `${name} deleted` });
  return (
    <li>
      <div className={css.cell}>
        <span className={css.name}>{name}</span>
        <span className={css.facts}>
          {sizeText(bytes)} · added on {dayOf(addedAt)}
        </span>
      </div>
      <div className={css.buttons}>
        <RowButton
          label="Download"
          of={name}
          variant="default"
          loading={open.isPending}
          onClick={() => open.mutate()}
        />
        {removable && <RowButton label="Delete" of={name} variant="default" onClick={() => setDeleting(true)} />}
      </div>
      {deleting && (
        <ConfirmDialog
          danger
          title="Delete the document?"
          confirm="Delete"
          loading={remove.loading}
          onConfirm={() => void remove.run({ documentId: id }).catch(() => undefined)}
          onClose={() => setDeleting(false)}
        >
          {name} is gone for good, also for those who verify it.
        </ConfirmDialog>
      )}
    </li>
  );
}
