import { choices } from '../fields/choices.js';
import { dealStages } from './deal-stages.js';
import { territoryStatuses } from './performance.js';
import { reassignmentStatuses } from './territories.js';
import { inWords } from '../words.js';

/** What people in sales call the values of choices. */
export const salesChoices = {
  dealStages: choices(dealStages, {
    prospect: 'prospecting, lead',
    qualified: 'qualification, qualifying',
    proposal: 'quoted, proposed',
    negotiation: 'negotiating, being negotiated',
    closed_won: 'won, win, signed, sold, i closed, we closed, did i close, did we close, have i closed, have we closed',
    closed_lost: 'lost, loss, lose, dead',
  }),
  dealEntries: choices({ stage: 'Moved', activity: 'Activity', created: 'Created', changed: 'Changed' }),
  territoryStatuses: choices(inWords(territoryStatuses), { archived: 'old, former' }),
  reassignmentStatuses: choices(inWords(reassignmentStatuses), {
    proposed: 'open, undecided, waiting',
    applied: 'carried out, effective',
    declined: 'rejected, refused',
    withdrawn: 'taken back',
  }),
  flags: choices(
    { light: 'Light', balanced: 'Balanced', heavy: 'Heavy' },
    { light: 'underloaded', heavy: 'overloaded' },
  ),
};
