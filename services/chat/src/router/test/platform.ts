import { abilityFor, type Operation, type Role, type Industry } from '@talent-os/contracts';
import { stageKeys } from '@talent-os/contracts/sales/deal-stages.js';
import { DomainError, type Ctx, type HotStore } from '@talent-os/service-kit';
import { principalOf } from '../../tools/test/callers.js';

type Row = Readonly<Record<string, unknown>>;
export type Called = { readonly operation: string; readonly input: Row };

/** A Friday. */
export const NOW = new Date('2026-11-20T10:00:00Z');

const deal = (id: string, name: string, accountName: string, stage: string) => ({
  id,
  name,
  accountId: `account-${id}`,
  accountName,
  ownerId: 'owner',
  ownerName: 'Jo Rep',
  stage,
  amount: 1_200_000,
  closeDate: '2026-12-15',
  source: 'Referral',
  competitor: null,
  lossReason: null,
  lastActivityAt: '2026-11-10T09:00:00Z',
  stalled: false,
  version: 3,
});
const deals = [
  deal('deal-acme-renewal', 'Acme Renewal', 'Acme Corp', 'qualified'),
  deal('deal-blue-harbor', 'Blue Harbor Expansion', 'Blue Harbor', 'negotiation'),
  deal('deal-northgate', 'Northgate Pilot', 'Northgate', 'prospect'),
  deal('deal-keystone', 'Keystone Software – Annual renewal', 'Keystone Software', 'proposal'),
  deal('deal-keystone-services', 'Keystone Software – Onboarding services', 'Keystone Software', 'negotiation'),
  deal('deal-keystone-seats', 'Keystone Software – More seats', 'Keystone Software', 'qualified'),
];
const territory = {
  id: 'territory-boston',
  name: 'Boston Enterprise',
  region: 'Northeast',
  ownerName: 'Jo Rep',
  balance: 1,
};
const named = (search: unknown, rows: readonly Row[], ...fields: readonly string[]) =>
  rows.filter((row) =>
    fields.some((field) =>
      String(row[field])
        .toLowerCase()
        .includes(String(search ?? '').toLowerCase()),
    ),
  );

/** A small company. `generous`: a search finds something under every name. */
function answers(generous: boolean): Readonly<Record<string, (input: Row) => unknown>> {
  const found = (search: unknown, rows: readonly Row[], ...fields: readonly string[]) => {
    const hits = named(search, rows, ...fields);
    if (hits.length > 0 || !generous || !search) return hits;
    return [{ ...rows[0], id: `any ${String(search)}`, [fields[0]!]: search }];
  };
  const positions = [
    { id: 'position-csm', title: 'Customer Success Manager', department: 'Customer Success', myStatus: null },
    { id: 'position-engineer', title: 'Sales Engineer', department: 'Presales', myStatus: 'pending' },
  ];
  const credentials = [
    { id: 'credential-license', name: 'Nursing license', issuer: 'State board', version: 1 },
    { id: 'credential-bls', name: 'BLS', issuer: 'Heart Association', version: 1 },
  ];
  const incidents = [{ id: 'incident-nightfall', title: 'Nightfall', status: 'investigating', version: 1 }];
  const courses = [{ id: 'course-wounds', title: 'Wound care', provider: 'Academy', version: 1 }];
  const task = (id: string, title: string) => ({ id, title, due: '2026-11-24', status: 'todo', version: 2 });
  const tasks = [task('task-review', 'Budget review'), task('task-handover', 'Hand over without loose ends')];
  const goals = [
    { id: 'goal-onboarding', title: 'Faster onboarding', ownerName: 'Jo Rep' },
    { id: 'goal-value', title: 'Learn to negotiate on value', ownerName: 'Jo Rep' },
  ];
  const expressions = [
    { id: 'expression-engineer', positionTitle: 'Sales Engineer', department: 'Presales', status: 'pending' },
  ];
  return {
    'identity.auth.me': () => ({ organization: { currency: 'USD', timezone: 'America/New_York' } }),
    'sales.deals.list': ({ search }) => {
      const items = found(search, deals, 'name', 'accountName');
      return { items, total: items.length };
    },
    'sales.deals.get': ({ dealId }) => {
      const one = deals.find(({ id }) => id === dealId) ?? (generous ? { ...deals[0], id: dealId } : undefined);
      if (!one) throw new DomainError('resource.missing');
      return { ...one, history: [] };
    },
    'sales.deals.board': () => ({
      columns: stageKeys.map((stage) => ({ stage, count: 1, total: 100, weighted: 10, deals: [] })),
    }),
    'sales.accounts.list': ({ search }) => ({
      items: found(search, [{ id: 'account-acme', name: 'Acme Corp', territoryName: 'Chicago' }], 'name'),
    }),
    'sales.territories.list': ({ search }) => ({ items: found(search, [territory], 'name'), total: 1 }),
    'sales.reassignments.targets': () => ({
      items: [territory, { id: 'territory-chicago', name: 'Chicago Midmarket', ownerName: 'Al Rep', balance: 1 }],
    }),
    'talent.mobility.search': ({ search }) => ({
      items: found(search, positions, 'title', 'department'),
      total: 2,
      departments: [],
      pendingCount: 1,
    }),
    'talent.mobility.expressions': () => ({ items: expressions }),
    'productivity.tasks.list': ({ search }) => ({ items: found(search, tasks, 'title'), total: tasks.length }),
    'productivity.goals.list': ({ search }) => ({ items: found(search, goals, 'title'), total: goals.length }),
    'cyber.incidents.list': ({ search }) => ({ items: found(search, incidents, 'title'), total: incidents.length }),
    'healthcare.credentials.own': () => ({ items: credentials }),
    'healthcare.courses.list': ({ search }) => ({ items: found(search, courses, 'title'), total: courses.length }),
    'identity.people.find': ({ search }) => ({
      items: found(
        search,
        [{ id: 'person-maria', name: 'Maria Lopez', title: 'Account executive', role: 'SALES_REP' }],
        'name',
      ),
    }),
  };
}

export type Platform = { readonly ctx: Ctx; readonly calls: Called[]; readonly events: Called[] };

/** A caller's context in which operations answer from memory and nothing is stored. */
export function platformOf(role: Role, industry?: Industry, generous = false): Platform {
  const principal = principalOf(role, industry && { currentIndustry: industry });
  const calls: Called[] = [];
  const events: Called[] = [];
  const known = answers(generous);
  const ctx = {
    principal,
    caller: principal,
    ability: abilityFor(principal),
    userId: principal.userId,
    organizationId: principal.organizationId,
    now: NOW,
    call: async ({ name }: Operation, input: Row) => {
      calls.push({ operation: name, input });
      return known[name]?.(input) ?? {};
    },
    withDeadline: () => ctx,
    db: { write: (work: (tx: unknown) => Promise<unknown>) => work({ insert: () => Promise.resolve({}) }) },
    emit: ({ name }: { name: string }, payload: Row) => void events.push({ operation: name, input: payload }),
  };
  return { ctx: ctx as unknown as Ctx, calls, events };
}

/** A hot store in memory. */
export function memoryStore(): HotStore {
  const kept = new Map<string, string>();
  const store = {
    get: (name: string) => Promise.resolve(kept.has(name) ? JSON.parse(kept.get(name)!) : undefined),
    set: (name: string, value: unknown) => Promise.resolve(void kept.set(name, JSON.stringify(value))),
    forget: (...names: string[]) => Promise.resolve(names.forEach((name) => kept.delete(name))),
  };
  return store as unknown as HotStore;
}
