import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { organizationTimezone } from '@talent-os/contracts/identity/organizations.js';
import {
  disputeStatement,
  getCompensation,
  getStatement,
  listStatements,
  publishStatements,
} from '@talent-os/contracts/sales/compensation.js';
import { settleStatements } from '@talent-os/contracts/sales/jobs.js';
import { addMonths, monthOf, monthStart } from '@talent-os/service-kit/calendar';
import { demoToday, openOwnService, ownerQuery, signIn, type OwnService, type Person } from '@talent-os/testing';
import { definition } from '../index.js';
import { closeStatement, draftLastMonth } from './settle-statements.job.js';

const SLUG = 'meridian';
let rep: Person;
let head: Person;
let service: OwnService;

beforeAll(async () => {
  [rep, head] = (await Promise.all(
    ['sales.rep', 'department.head'].map((box) => signIn(`${box}@meridian.example`)),
  )) as [Person, Person];
  service = await openOwnService(definition, { answers: { [organizationTimezone.name]: { timezone: 'UTC' } } });
});
afterAll(() => service.close());

const jobOf = () => service.context(settleStatements, head.organizationId);

describe('the job of commission statements', () => {
  it('drafts the month before on its first day, once, and waits for the next', async () => {
    const first = monthStart(demoToday(SLUG));
    const month = monthOf(addMonths(first, -1));
    const plan = (await head.call(getCompensation, {})).roles.find(({ inForce }) => inForce)!.inForce!;
    const count = async () => (await head.call(listStatements, { month })).total;
    await draftLastMonth(jobOf(), plan.compPlanId, first);
    const drafted = await count();
    expect(drafted).toBeGreaterThan(0);
    await draftLastMonth(jobOf(), plan.compPlanId, first);
    expect(await count()).toBe(drafted);
    const [due] = await ownerQuery<{ day: string }>(
      `select (due_at at time zone 'UTC')::date::text as day from sales.due where kind = 'compPlan' and subject_id = $1`,
      [plan.compPlanId],
    );
    expect(due!.day).toBe(addMonths(first, 1));
  });

  it('makes final what nobody disputed, and leaves what waits for an answer', async () => {
    const month = monthOf(monthStart(demoToday(SLUG), -1));
    await head.call(publishStatements, { month });
    const mine = (await rep.call(listStatements, { status: 'published' })).items;
    const [undisputed, disputed] = [mine[0]!.statementId, mine[1]!.statementId];
    await rep.call(disputeStatement, { statementId: disputed, text: 'A deal is missing' });
    for (const id of [undisputed, undisputed, disputed]) await closeStatement(jobOf(), id);
    const statusOf = async (statementId: string) => (await rep.call(getStatement, { statementId })).status;
    expect(await statusOf(undisputed)).toBe('final');
    expect(await statusOf(disputed)).toBe('disputed');
  });
});
