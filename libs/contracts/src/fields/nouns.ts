/**
 * What people call the things the product keeps, and where each is read. Paths lead through an answer with lists left
 * out; the ones of a row begin at the row.
 */
export type Noun = {
  readonly one: string;
  readonly many: string;
  /** Further words for one of them; their plurals follow the rule. */
  readonly synonyms: readonly string[];
  /** Operations whose answers list it, the widest first, each with the path of the rows; empty where the answer is the list. */
  readonly lists: Readonly<Record<string, string>>;
  /** Operation that reads one of them by its id. */
  readonly get?: string;
  /** Field of a row that names it; `name`, else `title`, where absent. */
  readonly name?: string;
  /** Field that says whose it is; `ownerName` where absent. */
  readonly owner?: string;
  /** Field by which it is dated: what `next week` and `latest` speak of. */
  readonly date?: string;
  /** Number by which it is ranked: what `biggest` speaks of. */
  readonly rank?: string;
};

const words = (text: string): readonly string[] => text.split(',').map((word) => word.trim());

/** Nouns by entity, named as the subject of its operations in singular. */
export const nouns: Readonly<Record<string, Noun>> = {
  deal: {
    one: 'deal',
    many: 'deals',
    synonyms: words('opportunity, opp, sale, bid'),
    lists: { 'sales.deals.list': 'items' },
    get: 'sales.deals.get',
    date: 'closeDate',
    rank: 'amount',
  },
  account: {
    one: 'account',
    many: 'accounts',
    synonyms: words('customer, client, company, logo'),
    lists: { 'sales.accounts.list': 'items', 'sales.territories.get': 'accounts.items' },
  },
  territory: {
    one: 'territory',
    many: 'territories',
    synonyms: words('patch, sales area'),
    lists: { 'sales.territories.list': 'items' },
    get: 'sales.territories.get',
    rank: 'revenue',
  },
  shift: {
    one: 'shift',
    many: 'shifts',
    synonyms: words('duty, turn of duty'),
    lists: {
      'healthcare.shifts.list': 'items',
      'healthcare.shifts.mine': 'upcomingShifts',
      'healthcare.shifts.claimable': 'items',
    },
    get: 'healthcare.shifts.get',
    name: 'department',
    date: 'date',
    rank: 'hours',
  },
  incident: {
    one: 'incident',
    many: 'incidents',
    synonyms: words('case, security incident, breach'),
    lists: { 'cyber.incidents.list': 'items', 'cyber.incidents.summary': 'activeIncidents' },
    get: 'cyber.incidents.get',
    owner: 'assigneeName',
    date: 'reportedTime',
    rank: 'severity',
  },
  requisition: {
    one: 'request',
    many: 'requests',
    synonyms: words('requisition, req, headcount request, job requisition, seat request'),
    lists: { 'talent.requisitions.board': 'columns.items', 'talent.requisitions.mine': 'items' },
    get: 'talent.requisitions.get',
    owner: 'requester.name',
    date: 'targetStartDate',
    rank: 'headcount',
  },
};
