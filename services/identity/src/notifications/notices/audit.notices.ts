import { copyFaultFound, copyRestored } from '@talent-os/contracts/audit/copy-events.js';
import * as texts from '../audit-texts.js';
import { on } from './notice.js';

/** Whoever runs the product hears of it, whoever is an administrator where they are. */
export const auditNotices = {
  auditCopyFault: on(copyFaultFound, async ({ fault }, { everyAdministrator }) => [
    { to: await everyAdministrator(), note: texts.copyFault(fault) },
  ]),

  // What was missing was written again in the same breath, and said so.
  auditCopyRestored: on(copyRestored, async ({ fault }, { everyAdministrator }) =>
    fault === 'unwritable' ? [{ to: await everyAdministrator(), note: texts.copyRestored() }] : [],
  ),
};
