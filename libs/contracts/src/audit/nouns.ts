import type { Nouns } from '../fields/noun.js';
import { splitAtCommas } from '../words.js';

/** Things of the audit trail. */
export const auditNouns: Nouns = {
  auditEntry: {
    one: 'entry',
    many: 'entries',
    synonyms: splitAtCommas('audit entry, audit event, audit trail, audit log'),
    lists: { 'audit.trail.list': 'items' },
    name: 'action',
    date: 'at',
    rank: 'sequence',
  },
};
