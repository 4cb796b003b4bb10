import { Dialog } from '@/ui/dialog/dialog';
import { AddDocument } from './add-document';
import { DocumentList } from './document-list';
import type { Subject } from './subjects';
import css from '../healthcare.module.css';

type DocumentsDialogProps = {
  readonly subject: Subject;
  /** Of what the documents are. */
  readonly name: string;
  /** Nothing can be added any more. */
  readonly closed?: boolean;
  readonly onClose: () => void;
};

/** Documents of something of mine, and room for another. */
export function DocumentsDialog({ subject, name, closed = false, onClose }: DocumentsDialogProps) {
  return (
    <Dialog onClose={onClose} title={`Documents of ${name}`} size="md">
      <div className={css.stack}>
        <DocumentList subject={subject} />
        {!closed && <AddDocument subject={subject} />}
      </div>
    </Dialog>
  );
}
