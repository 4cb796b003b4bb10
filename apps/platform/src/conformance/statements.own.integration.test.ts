import { beforeAll, describe, expect, it } from '@jest/globals';
import { ownerQuery } from '@talent-os/testing';
import { makeDatabase, runStep } from '@talent-os/testing/product';
import type { Checked } from './statements/check.js';

const FILE = 'services/sales/src/deals/deals.queries.ts';
/**
 * A renamed column, a row with more keys than columns, a key of another type, one wrong form among several; what locks
 * rows as if it read them, and the other way round; a list without its index.
 */
const PLANTED = `
export const planted = [
  (ctx: Ctx) => ctx.db.read<{ title: string }>('select d.title from sales.deal d where d.organization_id = $1'),
  (ctx: Ctx) => ctx.db.read<{ id: string; owner: string }>('select d.id from sales.deal d where d.organization_id = $1'),
  (ctx: Ctx) => ctx.db.read<{ amount: string }>('select d.amount from sales.deal d where d.organization_id = $1'),
  (ctx: Ctx, wanted: { sort?: 'name' | 'sum' }) => {
    const order = wanted.sort === 'sum' ? 'd.sum' : 'd.name';
    return ctx.db.read<{ id: string }>(\`select d.id from sales.deal d where d.organization_id = $1 order by \${order}\`);
  },
  (tx: import('@talent-os/service-kit').Transaction) => tx.read<{ id: string }>('select d.id from sales.deal d where d.organization_id = $1 for update'),
  (tx: import('@talent-os/service-kit').Transaction) => tx.execute<{ id: string }>('select d.id from sales.deal d where d.organization_id = $1'),
  (ctx: Ctx) => ctx.db.read<{ id: string }>('select p.id from sales.planted p where p.organization_id = $1'),
];`;
const CAUGHT = [
  'column d.title does not exist',
  'gives no owner',
  'gives amount as number, not as string',
  'column d.sum does not exist',
  'changes or locks rows: execute it',
  'changes nothing: read it',
];

/** What pages of long lists are cut out of, with and without their usual filter. */
const ORDERS = [
  'services/sales/src/deals/deals.queries.ts deal_list',
  'services/sales/src/deals/deals.queries.ts deal_stage_list',
  'services/talent/src/applications/applications.queries.ts application_under_way',
  'services/talent/src/applications/applications.queries.ts application_status_list',
  'services/talent/src/candidates/candidates.queries.ts candidate_list',
  'services/healthcare/src/shifts/roster/roster.queries.ts shift_list',
  'services/healthcare/src/shifts/roster/roster.queries.ts shift_status_list',
  'services/cyber/src/incidents/incidents.queries.ts incident_list',
  'services/cyber/src/incidents/incidents.queries.ts incident_severity_list',
  'services/cyber/src/incidents/incidents.queries.ts incident_status_list',
  'services/cyber/src/threats/threats.queries.ts threat_list',
  'services/audit/src/trail/trail.controller.ts audit_event_pkey',
  'services/audit/src/trail/trail.controller.ts audit_event_by_action',
];
/** The order of the planted list, whose index is not there. */
const LOST = `${FILE} planted_list`;
const SCANS = `${FILE} reads all of sales.planted`;

let checked: Checked;
beforeAll(async () => {
  const env = { ...process.env, DEMO: 'false' };
  const DATABASE_URL = await makeDatabase(`talent_os_statements_${process.pid}`, env);
  await ownerQuery('create table sales.planted (id uuid, organization_id uuid)', [], DATABASE_URL);
  await ownerQuery('grant select on sales.planted to talentos_sales', [], DATABASE_URL);
  const planted = JSON.stringify({ [FILE]: PLANTED });
  const { status, stdout, stderr } = await runStep('conformance/statements/check.js', [], {
    ...env,
    DATABASE_URL,
    PLANTED: planted,
  });
  if (status !== 0) throw new Error(stderr);
  checked = JSON.parse(stdout) as Checked;
});

describe('every statement of the services', () => {
  it('fits the migrated schema, and its columns the type of its rows, in every form', () => {
    expect(checked.statements).toBeGreaterThan(400);
    expect(checked.faults.filter((fault) => !CAUGHT.some((caught) => fault.endsWith(caught)))).toEqual([]);
  });

  it.each(CAUGHT)('would be caught: %s', (caught) => {
    expect(checked.faults.filter((fault) => fault.startsWith(FILE) && fault.endsWith(caught))).toHaveLength(1);
  });

  it('finds its rows by an index where tables are long, in every form', () => {
    expect(checked.scans.filter((scan) => scan !== SCANS)).toEqual([]);
  });

  it('cuts pages of long lists out of an index in their order', () => {
    expect([...ORDERS, LOST].filter((order) => !checked.orders.includes(order))).toEqual([LOST]);
  });

  it('would be caught: a list without its index', () => {
    expect(checked.scans).toContain(SCANS);
  });
});
