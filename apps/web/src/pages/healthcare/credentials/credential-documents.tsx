import { DocumentsDialog } from '../documents/documents-dialog';
import type { CredentialDialogProps } from './renew-dialog';

/** Scans of one credential of mine. */
export const CredentialDocuments = ({ credential: { id, name, status }, onClose }: CredentialDialogProps) => (
  <DocumentsDialog subject={{ kind: 'credential', id }} name={name} closed={status === 'revoked'} onClose={onClose} />
);
