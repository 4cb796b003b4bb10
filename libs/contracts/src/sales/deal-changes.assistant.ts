import type { AssistantSpec, LookupSpec } from '../assistant.js';
import { deal, filters, link } from './deals.assistant.js';
import { splitAtCommas } from '../words.js';

const permission = 'Work with deals in Sales';

export const dealMove: AssistantSpec = {
  examples: [
    'move a deal to another stage',
    'move the Acme deal to negotiation',
    'mark the Acme deal as won',
    'set the Acme deal to lost because the budget was cut',
    'advance the Acme deal to proposal',
    'push the Acme deal back to qualified',
  ],
  hubs: ['sales'],
  label: 'Move a deal',
  describe:
    'Moves a deal to another stage. Winning needs an amount and a close date of today or earlier, losing a reason, going back a note.',
  synonyms: splitAtCommas('change the stage of a deal, close a deal, win a deal, lose a deal, promote a deal'),
  link,
  slots: {
    dealId: { label: 'Deal', ask: 'Which deal do you mean?', lookup: deal },
    stage: { ...filters.stage, ask: 'To which stage should it move?' },
    version: { from: 'dealId.version' },
    closeDate: { label: 'Close date', otherwise: 'today', onlyWith: { stage: ['closed_won'] } },
    lossReason: { label: 'Reason', ask: 'Why was it lost?', text: 'message', onlyWith: { stage: ['closed_lost'] } },
    note: { label: 'Note', text: 'message' },
  },
  proposes: {
    title: 'Move a deal to another stage',
    permission,
    verbs: splitAtCommas(`move, mark, set, advance, push, put, change, promote, close, shift, bring, drag, win, lose,
          update, progress, switch, take, return, send, make, bump, nudge`),
  },
};

export const dealActivity: AssistantSpec = {
  examples: [
    'log a call on a deal',
    'log a call with the Acme deal: they want a discount',
    'note a meeting on the Acme deal: sponsor agreed',
    'add an activity to the Acme deal: sent the contract',
    'record that I spoke to Acme',
    'write down for the Acme deal: demo went well',
  ],
  hubs: ['sales'],
  label: 'Log an activity',
  describe: 'Notes a call, meeting or message on a deal; the deal is no longer stalled.',
  synonyms: splitAtCommas('log a call, log a meeting, log an email, add a note to a deal, record an activity'),
  link,
  slots: {
    dealId: { label: 'Deal', ask: 'Which deal was it about?', lookup: deal },
    note: { label: 'What happened', ask: 'What happened?', text: 'message' },
  },
  proposes: {
    title: 'Log an activity on a deal',
    permission,
    verbs: splitAtCommas(
      'log, note, record, add, write, enter, register, jot, document, track, capture, keep a note, make a note, leave a note, save a note, attach a note, put a note, take a note',
    ),
  },
};

const account: LookupSpec = {
  operation: 'sales.accounts.list',
  search: 'search',
  at: 'items',
  name: 'name',
  hint: 'territoryName',
  one: 'account',
};

export const dealCreate: AssistantSpec = {
  examples: ['create a deal with Acme', 'log a new opportunity for Acme worth 80k, closing in January'],
  hubs: ['sales'],
  label: 'Log a deal',
  describe: 'Logs a new deal with an account; it starts as a prospect and belongs to the caller.',
  synonyms: splitAtCommas('new deal, new opportunity, new opp, opp, lead, new lead, create an opportunity, add a deal'),
  link,
  slots: {
    accountId: { label: 'Account', ask: 'With which account?', lookup: account },
    name: { label: 'Deal', ask: 'What should the deal be called?' },
    amount: { label: 'Amount', ask: 'How much is it worth?' },
    closeDate: { label: 'Close date', ask: 'On which day is it expected to close?' },
    source: { label: 'Source', ask: 'Where does it come from?' },
    competitor: { label: 'Competitor' },
  },
  proposes: { title: 'Log a deal', permission, verbs: splitAtCommas('create, add, log, open, new, enter, start') },
};

export const dealUpdate: AssistantSpec = {
  examples: ['push the close date of the Acme deal to January 15', 'change the amount of the Acme deal to 90k'],
  hubs: ['sales'],
  label: 'Change a deal',
  describe:
    'Changes the close date, the amount, the source or the competitor of an open deal; what is not named stays.',
  synonyms: splitAtCommas(
    'close date, push out a deal, postpone a deal, change the amount, worth, change the competitor',
  ),
  link,
  slots: {
    dealId: { label: 'Deal', ask: 'Which deal do you mean?', lookup: deal },
    closeDate: { label: 'Close date', keeps: 'dealId.closeDate' },
    amount: { label: 'Amount', keeps: 'dealId.amount' },
    name: { label: 'Name', text: 'name', keeps: 'dealId.name' },
    source: { label: 'Source', keeps: 'dealId.source' },
    competitor: { label: 'Competitor', keeps: 'dealId.competitor' },
    version: { from: 'dealId.version' },
  },
  proposes: {
    title: 'Change a deal',
    permission,
    verbs: splitAtCommas(
      'push, change, set, postpone, delay, move, shift, update, correct, raise, lower, make, rename, call, bump, increase, decrease, reduce, adjust, put, add',
    ),
  },
};
