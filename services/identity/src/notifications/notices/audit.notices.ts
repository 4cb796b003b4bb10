import { copyFaultFound, copyRestored } from '@talent-os/contracts/audit/copy-events.js';
import * as texts from '../texts/audit-texts.js';
import { on } from './notice.js';

/** Administrators of the organization hear of it. */
export const auditNotices = {
  auditCopyFault: on(copyFaultFound, async ({ fault }, { everyAdministrator }) => [
    { to: await everyAdministrator(), note: texts.copyFault(fault) },
  ]),

  // What was missing was written again in the same breath, and said so.
  auditCopyRestored: on(copyRestored, async ({ fault }, { everyAdministrator }) =>
    fault === 'unwritable' ? [{ to: await everyAdministrator(), note: texts.copyRestored() }] : [],
  ),
};
