import { acknowledgeOrganizationDocument } from '@talent-os/contracts/identity/documents.js';
import { MOST_OF_A_KIND } from '@talent-os/contracts/inbox/shapes.js';
import { inboxRow, type InboxSource } from '@talent-os/service-kit/inbox/inbox';
import { waitingDocumentsOf } from './documents.queries.js';

/** No button of a row says that somebody has read what they have not opened: each leads to the documents. */
export const documents: InboxSource = {
  access: acknowledgeOrganizationDocument.access,
  rows: async (ctx) => {
    const waiting = await waitingDocumentsOf(ctx, MOST_OF_A_KIND);
    return waiting.map(({ id, versionNumber, title, since, acknowledgeBy }) =>
      inboxRow('document', {
        id: `${id}:${versionNumber}`,
        title: `Read and acknowledge ${title}`,
        reason: ['Everybody who works here acknowledges it', versionNumber > 1 && `version ${versionNumber}`],
        link: '/user',
        since,
        dueOn: acknowledgeBy,
      }),
    );
  },
};
