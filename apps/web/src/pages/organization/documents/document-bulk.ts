import {
  archiveOrganizationDocument,
  remindReaders,
  restoreOrganizationDocument,
  type OrganizationDocument,
} from '@talent-os/contracts/identity/documents';
import { counted } from '@/lib/counted';
import { bulkCommand, bulkWithUndo, type BulkAction } from '@/ui/list/bulk-action';

const input = ({ id: documentId }: OrganizationDocument) => ({ documentId });

/** Whether people can be reminded of a document; that they were today already, the server says. */
export const mayRemind = (document: OrganizationDocument): boolean => {
  const { acknowledgeBy, acknowledged, readers, remindedOn, scan, archivedAt } = document;
  const isOpen = archivedAt === null && scan !== 'blocked';
  return isOpen && acknowledgeBy !== null && remindedOn !== null && acknowledged < readers;
};

/** What is done with chosen documents. */
export const documentBulk: readonly BulkAction<OrganizationDocument>[] = [
  bulkCommand(remindReaders, {
    key: 'remind',
    label: 'Remind',
    shortcut: 'r',
    allows: mayRemind,
    input,
    done: (count) => `People are reminded of ${counted(count, 'documents')}`,
  }),
  bulkWithUndo(
    archiveOrganizationDocument,
    { operation: restoreOrganizationDocument, input },
    {
      key: 'archive',
      label: 'Archive',
      shortcut: 'a',
      allows: ({ archivedAt }) => archivedAt === null,
      input,
      done: (count) => `${counted(count, 'documents')} archived`,
    },
  ),
];
