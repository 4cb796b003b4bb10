import { beforeAll, describe, expect, it } from '@jest/globals';
import { listOpenings, listPositions, openPosition } from '@talent-os/contracts/talent/positions.js';
import { ownerQuery, signIn, type Person } from '@talent-os/testing';

let recruiter: Person;
let foreign: Person;

beforeAll(async () => {
  [recruiter, foreign] = (await Promise.all(
    ['recruiter@meridian.example', 'org.admin@northwind.example'].map((box) => signIn(box)),
  )) as [Person, Person];
});

describe('a position', () => {
  it('is opened from an approved request up to the number it was approved for, and never twice at once', async () => {
    const [request] = await ownerQuery<{ id: string }>(
      `update talent.requisition set headcount = headcount + 1
       where id = (select r.id from talent.requisition r
         where r.organization_id = $1 and r.status = 'approved' and r.industry = 'SALES' and r.headcount = (
           select count(*) from talent.position p where p.requisition_id = r.id and p.status <> 'closed')
         order by r.id limit 1)
       returning id`,
      [recruiter.organizationId],
    );
    const requisitionId = request!.id;
    const seat = { requisitionId, location: 'Albany', visibility: 'both' as const };
    expect((await foreign.refused(openPosition, seat)).code).toBe('resource.missing');
    const { items } = await recruiter.call(listOpenings, { industry: 'SALES' });
    expect(items.find((one) => one.requisitionId === requisitionId)).toBeDefined();
    const answers = await Promise.all([1, 2, 3].map(() => recruiter.send(openPosition, seat)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const opened = await recruiter.call(listPositions, { search: 'Albany' });
    expect(opened.items).toMatchObject([{ location: 'Albany', status: 'open', applicants: 0, industry: 'SALES' }]);
  });

  it('is not opened from a request that waits', async () => {
    const [request] = await ownerQuery<{ id: string }>(
      `select id from talent.requisition where organization_id = $1 and status = 'submitted' order by id limit 1`,
      [recruiter.organizationId],
    );
    const seat = { requisitionId: request!.id, location: 'Albany', visibility: 'both' as const };
    expect((await recruiter.refused(openPosition, seat)).code).toBe('position.request');
  });
});
