import type { ListedQuestion } from '../listed-question.js';
import { changes } from './listing.js';

/** Questions that ask for a change. */
export const changeQuestions: readonly ListedQuestion[] = [
  ...changes('CANDIDATE', 'dashboard', 'identity.notifications.readAll', [
    'mark all my notifications as read',
    'clear my notifications',
    'please dismiss all alerts',
    'set everything to read',
  ]),
  ...changes('CANDIDATE', 'dashboard', 'identity.notifications.readAll', [
    'I have seen all notifications, clear them',
    'mark my alerts as seen',
    'set all my messages to read',
  ]),
  ...changes('CANDIDATE', 'dashboard', 'identity.notifications.prefer', [
    ['send me a daily digest of my notifications', { digest: 'daily' }],
    ['switch my notification digest to weekly', { digest: 'weekly' }],
    ['turn the notification digest off', { digest: 'off' }],
  ]),
  ...changes('SALES_REP', 'sales', 'sales.deals.logActivity', [
    [
      'log a call with the Acme Renewal deal: they want a discount',
      { dealId: 'deal-acme-renewal', note: 'they want a discount' },
    ],
    ['note on the Blue Harbor Expansion deal: sponsor agreed', { dealId: 'deal-blue-harbor', note: 'sponsor agreed' }],
    [
      'add an activity to the Acme Renewal deal: sent the contract',
      { dealId: 'deal-acme-renewal', note: 'sent the contract' },
    ],
    [
      'record a meeting on the Acme Renewal deal: they will decide on Friday',
      { dealId: 'deal-acme-renewal', note: 'they will decide on Friday' },
    ],
  ]),
  ...changes('SALES_REP', 'sales', 'sales.deals.logActivity', [
    'I just had a call with Acme Renewal, log it',
    'please note for Acme Renewal: they need a reference',
    'write down that I visited Blue Harbor Expansion',
    'log my demo with Northgate Pilot',
    'keep a note on Northgate Pilot: budget approved',
  ]),
  ...changes('SALES_REP', 'sales', 'sales.deals.move', [
    ['move the Acme Renewal deal to negotiation', { dealId: 'deal-acme-renewal', stage: 'negotiation' }],
    ['please mark Blue Harbor Expansion as won', { dealId: 'deal-blue-harbor', stage: 'closed_won' }],
    [
      'set the Acme Renewal deal to lost because the budget was cut',
      { dealId: 'deal-acme-renewal', stage: 'closed_lost', lossReason: 'the budget was cut' },
    ],
    ['can you advance the Acme Renewal deal to proposal', { dealId: 'deal-acme-renewal', stage: 'proposal' }],
    ['push Blue Harbor Expansion back to qualified', { dealId: 'deal-blue-harbor', stage: 'qualified' }],
  ]),
  ...changes('SALES_REP', 'sales', 'sales.deals.move', [
    'Acme Renewal is now in negotiation, update it',
    'close Northgate Pilot as won',
    'we lost Blue Harbor Expansion, mark it',
    'bring Northgate Pilot to qualified',
    'I won the Acme Renewal deal, please set it to closed won',
  ]),
  ...changes('DEPARTMENT_HEAD', 'sales', 'sales.reassignments.propose', [
    [
      'propose to move the account Acme Corp to the territory Boston Enterprise from 2030-01-15: closer to the customer',
      {
        accountId: 'account-acme',
        toTerritoryId: 'territory-boston',
        effectiveDate: '2030-01-15',
        note: 'closer to the customer',
      },
    ],
    [
      'reassign Acme Corp to Boston Enterprise on 1 March 2030 because it is overloaded',
      { accountId: 'account-acme', toTerritoryId: 'territory-boston', effectiveDate: '2030-03-01' },
    ],
  ]),
  ...changes('DEPARTMENT_HEAD', 'sales', 'sales.reassignments.propose', [
    'transfer Acme Corp into Boston Enterprise',
    'suggest giving Acme Corp to Boston Enterprise',
    'move the account Acme Corp over to Chicago Midmarket',
  ]),
  ...changes('SALES_REP', 'sales', 'talent.mobility.express', [
    ['express interest in the position Customer Success Manager', { positionId: 'position-csm' }],
    ['I want to apply for the internal role of Customer Success Manager', { positionId: 'position-csm' }],
    ['put me forward for the Customer Success Manager position', { positionId: 'position-csm' }],
  ]),
  ...changes('SALES_REP', 'sales', 'talent.mobility.express', [
    'apply to Customer Success Manager for me',
    'tell them I am interested in the Customer Success Manager role',
    "I'm interested in the Customer Success Manager position, please register that",
  ]),
  ...changes('SALES_REP', 'sales', 'talent.mobility.withdraw', [
    ['withdraw my interest in Sales Engineer', { expressionId: 'expression-engineer' }],
    ['take back my expression of interest', { expressionId: 'expression-engineer' }],
    ['cancel my internal application for Sales Engineer', { expressionId: 'expression-engineer' }],
  ]),
  ...changes('SALES_REP', 'sales', 'talent.mobility.withdraw', [
    'I am no longer interested in Sales Engineer, withdraw it',
    'retract my application for Sales Engineer',
    'revoke my interest in the Sales Engineer role',
  ]),
  ...changes('SALES_REP', 'sales', 'sales.deals.logActivity', [
    'log a meeting with Blue Harbor Expansion: pricing agreed',
    'add to Acme Renewal: waiting for legal',
    'I talked to Northgate Pilot today, please log this',
    'record an email to Acme Renewal',
    'enter a note for Blue Harbor Expansion',
  ]),
  ...changes('SALES_REP', 'sales', 'sales.deals.move', [
    'set the Northgate Pilot stage to proposal',
    'mark Acme Renewal lost, price too high',
    'put Blue Harbor Expansion to won',
    'Northgate Pilot should go to qualified',
    'update the stage of Acme Renewal to proposal',
    'move my deal',
  ]),
  ...changes('SALES_REP', 'sales', 'talent.mobility.express', [
    'apply for Customer Success Manager',
    'I want the Customer Success Manager job',
    'submit my interest for Customer Success Manager',
    'sign me up for the Customer Success Manager role',
  ]),
  ...changes('SALES_REP', 'sales', 'talent.mobility.withdraw', [
    'pull back my application',
    'delete my interest in Sales Engineer',
    'cancel my application for Sales Engineer',
  ]),
  ...changes('DEPARTMENT_HEAD', 'sales', 'sales.reassignments.propose', [
    'reassign Acme Corp to Chicago Midmarket',
    'propose a new territory for Acme Corp',
    'hand Acme Corp over to Boston Enterprise',
  ]),
  ...changes('CANDIDATE', 'dashboard', 'identity.notifications.readAll', [
    'mark all as read',
    'clear all alerts',
    'dismiss my notifications',
  ]),
  ...changes('SALES_REP', 'sales', 'sales.deals.move', [
    [
      'mark the Acme Renewal deal as lost, the price was too high',
      { stage: 'closed_lost', lossReason: 'the price was too high' },
    ],
  ]),
  ...changes('SALES_REP', 'sales', 'sales.deals.logActivity', [
    ['make a note for Acme Renewal that they need a reference', { note: 'they need a reference' }],
    ['log a call with Northgate Pilot, they liked the demo', { note: 'they liked the demo' }],
  ]),
  ...changes('SALES_REP', 'sales', 'sales.deals.logActivity', [
    ['put a note on Acme Renewal: call again in May', { note: 'call again in May' }],
  ]),
  ...changes('SALES_REP', 'dashboard', 'identity.notifications.readAll', [
    ['mark my deal notifications as read', { kind: 'deal' }],
    'I have read all of them, clear my notifications',
    'mark everything in my inbox as read',
    'set all alerts to seen',
    'flag my messages as read',
    'remove all my unread notifications',
    'please clear the bell',
    'acknowledge all my alerts',
  ]),
  ...changes('SALES_REP', 'dashboard', 'identity.notifications.prefer', [
    ['set my digest to weekly', { digest: 'weekly' }],
    ['stop sending me the digest', { digest: 'off' }],
    ['I want a digest every day', { digest: 'daily' }],
    ['change the summary e-mail to once a week', { digest: 'weekly' }],
  ]),
];
