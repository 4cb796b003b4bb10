import type { AssistantSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';

export const trail: AssistantSpec = {
  examples: [
    'what was recorded in the audit trail',
    'who changed something recently',
    'show the audit log',
    'what happened in the system today',
    'latest audit events',
    'who did what in the last days',
    'which actions were logged yesterday',
    'show recent security events',
    'what did Jane do in the system',
    'list the last changes in the platform',
    'activity log of my organization',
  ],
  hubs: ['admin', 'general'],
  label: 'Audit trail',
  describe:
    'The audit trail of the organization, newest first: action, operation, role of the actor and time. Reading it is itself recorded.',
  synonyms: splitAtCommas(`audit events, logbook, event log, history of changes, security log, record of actions,
          who accessed`),
  slots: {
    actorId: {
      label: 'Person',
      lookup: {
        operation: 'identity.people.find',
        search: 'search',
        at: 'items',
        name: 'name',
        hint: 'title',
        one: 'person',
      },
    },
    from: { label: 'Since' },
    to: { label: 'Until' },
  },
  present: {
    rows: {
      at: 'items',
      one: 'event',
      many: 'events',
      columns: {
        When: 'at',
        Action: 'action',
        Operation: 'operation',
        Person: 'actorName',
        Role: 'actorRole',
        Number: 'sequence',
      },
      total: 'total',
      empty: 'No events recorded yet',
    },
  },
  /** What an event is about may tell of a person's clearance, health or pay. */
  withheld: ['items.subject'],
  phi: { 'items.actorName': 'PERSON' },
};

export const verification: AssistantSpec = {
  examples: [
    'is the audit trail intact',
    'verify the audit chain',
    'has anybody tampered with the audit log',
    'check the integrity of the audit trail',
    'can I trust the audit trail',
    'was the audit log manipulated',
    'are the audit records complete',
    'validate the audit checkpoints',
    'did someone alter the audit records',
  ],
  hubs: ['admin', 'general'],
  label: 'Audit verification',
  describe: "Recomputes every link of the organization's audit chain and checks the signed checkpoints.",
  synonyms: splitAtCommas('tamper proof, hash chain, integrity check, audit validity, falsified, forged, manipulation'),
  present: {
    lead: [
      '{?valid}The audit trail is intact: all {events|one:event} and {checkpoints|one:checkpoint} check out.',
      '{!valid}The audit trail cannot be vouched for from event {fault.sequence} on ({fault.kind}).',
    ],
  },
};
