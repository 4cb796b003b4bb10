import type { BadgeVariant } from './status-badge';

type Row = Readonly<Record<string, BadgeVariant>> & { readonly other: BadgeVariant };

/**
 * Badge colours by subject and status; `other` stands for every status without a row. Source:
 * specification, section 4; what has expired is no less bad than what expires.
 */
const table = {
  'interest expression': { pending: 'default', approved: 'success', other: 'secondary' },
  certification: { active: 'success', expiring: 'error', expired: 'error', other: 'secondary' },
  shift: { confirmed: 'success', pending: 'warning', other: 'error' },
  'incident severity': { critical: 'error', high: 'error', medium: 'warning', other: 'secondary' },
  'threat severity': { critical: 'error', high: 'error', medium: 'warning', other: 'secondary' },
  territory: { active: 'default', other: 'secondary' },
} as const satisfies Record<string, Row>;

export const badgeOf = (subject: keyof typeof table, status: string): BadgeVariant => {
  const row: Row = table[subject];
  return row[status] ?? row.other;
};
