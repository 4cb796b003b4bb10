import type { ChangeWords, SlotSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';

/** The reason of a rejection, found by what it is called. */
const reason: SlotSpec = {
  label: 'Reason',
  ask: 'For which reason?',
  lookup: {
    operation: 'talent.rejectReasons.list',
    at: 'items',
    id: 'key',
    name: 'text',
    where: { retired: [false] },
    one: 'reason',
  },
};

/** How people ask for a rejection; `applicationIds`: whom it is about. */
export const rejection = (applicationIds: SlotSpec): ChangeWords => ({
  one: 'applicant',
  synonyms: splitAtCommas('application, candidate'),
  slots: { applicationIds, reason, note: { text: 'message' } },
});
