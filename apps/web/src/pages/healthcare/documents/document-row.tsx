import { useMutation } from '@tanstack/react-query';
import { downloadDocument, removeDocument, type Document } from '@talent-os/contracts/healthcare/documents';
import { ask } from '@/lib/api';
import { saveFile } from '@/lib/download';
import { notify } from '@/lib/notify';
import { sizeText } from '@/lib/file-size';
import { useFormat } from '@/lib/use-format';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { RowButton } from '@/ui/button/row-button';
import css from '../healthcare.module.css';

/** One document: opening it is recorded, deleting it is asked about. */
export function DocumentRow({ document: { id, name, bytes, addedAt, removable } }: { readonly document: Document }) {
  const { dayOf } = useFormat();
  const [askDelete, question] = useConfirmed(removeDocument, () => ({
    input: { documentId: id },
    done: `${name} deleted`,
    danger: true,
    title: 'Delete the document?',
    confirm: 'Delete',
    children: `${name} is gone for good, also for those who verify it.`,
  }));
  const open = useMutation({
    mutationFn: async () => saveFile(name, await (await ask(downloadDocument, { documentId: id })).blob()),
    onError: (failure) => notify.failure(failure),
  });
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
        {removable && <RowButton label="Delete" of={name} variant="default" onClick={() => askDelete()} />}
      </div>
      {question}
    </li>
  );
}
