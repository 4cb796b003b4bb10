import { choices } from '../fields/choices.js';
import { dealStages } from './deal-stages.js';

/** What people in sales call the values of choices. */
export const salesChoices = {
  dealStages: choices(dealStages, {
    prospect: 'prospecting',
    qualified: 'qualification',
    proposal: 'quoted, offered',
    negotiation: 'negotiating, being negotiated',
    closed_won: 'won, signed',
    closed_lost: 'lost',
  }),
};
