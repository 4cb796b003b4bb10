import { words, type AssistantSpec } from '../assistant.js';
import { deal, filters, link } from './deals.assistant.js';

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
  synonyms: words('change the stage of a deal, close a deal, win a deal, lose a deal, promote a deal'),
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
    verbs: words(`move, mark, set, advance, push, put, change, promote, close, shift, bring, drag, win, lose,
          update, progress, switch, take, return, send, make`),
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
  synonyms: words('log a call, log a meeting, log an email, add a note to a deal, record an activity'),
  link,
  slots: {
    dealId: { label: 'Deal', ask: 'Which deal was it about?', lookup: deal },
    note: { label: 'What happened', ask: 'What happened?', text: 'message' },
  },
  proposes: {
    title: 'Log an activity on a deal',
    permission,
    verbs: words(
      'log, note, record, add, write, enter, register, jot, document, track, capture, keep a note, make a note, leave a note, save a note, attach a note, put a note, take a note',
    ),
  },
};
