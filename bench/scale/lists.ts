import type { GrownList } from '../lists/list.ts';
import { lists } from '../lists/lists.ts';
import { FREE, PEOPLE } from '../lists/talent.ts';

export const questions = ['first page', 'deep page', 'search', 'filter'] as const;
export type Question = (typeof questions)[number];

/** A list with what it is asked for at both sizes; each is a query string. */
export interface ScaledList extends GrownList {
  readonly asked: Readonly<Record<Question, string>>;
}

/** The last page that both sizes have. */
const DEEP = 'page=400';

const known = (title: string) => {
  const found = lists.find((list) => list.title === title);
  if (found === undefined) throw new Error(`there is no list "${title}"`);
  return found;
};

/** Seats everybody applies to, among the copies nobody applied to yet. */
const SEATS = 4_000;
const COPY = 'row_number() over () - 1';

/** The applications go to copies of these. */
export const positions = known('Positions');

export const scaledLists: readonly ScaledList[] = [
  {
    ...known('Deals'),
    asked: { 'first page': '', 'deep page': DEEP, search: 'search=north', filter: 'stage=proposal' },
  },
  {
    ...known('Applications'),
    grow: {
      position_id: `${FREE}[1 + (${COPY}) % ${SEATS}]`,
      user_id: `${PEOPLE}[1 + (${COPY}) / ${SEATS}]`,
      status: `'active'`,
      stage_entered_at: `t.stage_entered_at - n * interval '7 seconds'`,
    },
    asked: { 'first page': '', 'deep page': DEEP, search: 'search=nurse', filter: 'status=active' },
  },
  {
    ...known('Shifts'),
    asked: { 'first page': '', 'deep page': DEEP, search: 'search=icu', filter: 'status=open' },
  },
  {
    ...known('Incidents'),
    asked: { 'first page': '', 'deep page': DEEP, search: 'search=phishing', filter: 'severity=high' },
  },
  {
    title: 'Audit',
    path: '/api/audit/events',
    person: 'org.admin@meridian.example',
    table: 'audit.audit_event',
    grow: {
      sequence: `row_number() over () + (select max(sequence) from audit.audit_event where organization_id = $1)`,
      event_id: 'gen_random_uuid()',
      at: `now() + n * interval '1 millisecond'`,
    },
    // The chain tells its length by its head; a checkpoint there leaves nothing to sign.
    grown: `
      with head as (
        update audit.audit_head h set sequence = last.sequence, hash = last.hash
        from (select sequence, hash from audit.audit_event where organization_id = $1 order by sequence desc limit 1) last
        where h.organization_id = $1 returning h.sequence, h.hash)
      insert into audit.audit_checkpoint
        (organization_id, sequence, hash, merkle_root, previous_signature, key_id, at, signature)
      select c.organization_id, head.sequence, encode(head.hash, 'hex'), c.merkle_root, c.signature, c.key_id, now(), c.signature
      from head, (select * from audit.audit_checkpoint where organization_id = $1 order by sequence desc limit 1) c`,
    asked: { 'first page': '', 'deep page': DEEP, search: 'search=incident', filter: 'action=sales.deal.created' },
  },
];
