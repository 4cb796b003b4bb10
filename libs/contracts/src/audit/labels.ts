import { booleanLabel, type Labels } from '../fields/field.js';

/** What people call the fields of the audit trail. */
export const auditLabels: Labels = {
  sequence: ['Number', 'sequence', 'entry number'],
  'trail:action': ['Action', 'event', 'what was done'],
  actorRole: ['Role', 'acted as'],
  'trail:operation': 'Operation',
  subject: ['Details', 'done to'],
  traceId: 'Trace',
  valid: booleanLabel('Whole', ['intact', 'valid', 'untampered'], ['broken', 'tampered']),
  events: 'Links checked',
  checkpoints: 'Signatures checked',
  head: 'Latest hash',
  copiedAt: ['Second copy seen', 'last copied'],
};
