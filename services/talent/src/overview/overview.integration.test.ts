import { beforeAll, describe, expect, it } from '@jest/globals';
import { listApplications } from '@talent-os/contracts/talent/applications.js';
import { summarizeOnboarding } from '@talent-os/contracts/talent/onboarding.js';
import { getTalentOverview } from '@talent-os/contracts/talent/overview.js';
import { inboxKindOf } from '@talent-os/contracts/inbox/kinds.js';
import { getRequisitionBoard } from '@talent-os/contracts/talent/requisitions.js';
import { listTransitions } from '@talent-os/contracts/talent/transitions.js';
import { signIn, wholeInbox, type Person } from '@talent-os/testing';

let hr: Person;
let recruiter: Person;
let manager: Person;

beforeAll(async () => {
  const at = (box: string) => signIn(`${box}@meridian.example`);
  [hr, recruiter, manager] = (await Promise.all(['hr.manager', 'recruiter', 'hiring.manager'].map(at))) as [
    Person,
    Person,
    Person,
  ];
});
const overviewOf = (person: Person) => person.call(getTalentOverview, {});

describe('the overview of talent', () => {
  it('counts what the screens behind it show to the same person', async () => {
    for (const person of [hr, manager]) {
      const counts = Object.fromEntries((await overviewOf(person)).stages.map(({ stage, count }) => [stage, count]));
      const { byStatus } = await person.call(summarizeOnboarding, {});
      const moves = await person.call(listTransitions, { page: 1, running: 'true' });
      const board = await person.call(getRequisitionBoard, {});
      const running = board.columns.filter(({ key }) => !['approved', 'rejected', 'cancelled'].includes(key));
      const people = await Promise.all(
        (['active', 'on_hold'] as const).map((status) => person.call(listApplications, { page: 1, status })),
      );
      expect(counts).toMatchObject({
        plan: running.reduce((sum, { count }) => sum + count, 0),
        onboard: byStatus.not_started + byStatus.preboarding + byStatus.active,
        transition: moves.total,
      });
      expect(counts.recruit).toBeLessThanOrEqual(people.reduce((sum, { total }) => sum + total, 0));
    }
  });

  it('shows each person the stages of their own screens', async () => {
    expect((await overviewOf(hr)).stages.map(({ stage }) => stage)).toEqual([
      'plan',
      'recruit',
      'onboard',
      'transition',
    ]);
    expect((await overviewOf(recruiter)).stages.map(({ stage }) => stage)).toEqual(['recruit']);
    expect((await (await signIn('sales.rep@meridian.example')).refused(getTalentOverview, {})).code).toBe(
      'access.denied',
    );
  });

  it('tells as waiting what waits at home, and no more of it', async () => {
    for (const person of [hr, recruiter, manager]) {
      const { items } = await wholeInbox(person);
      const rows = items.filter(({ kind }) => inboxKindOf(kind).hub === 'talent').map(({ id }) => id);
      const { waiting, waitingTotal } = await overviewOf(person);
      expect(waitingTotal).toBe(rows.length);
      expect(rows).toEqual(expect.arrayContaining(waiting.map(({ id }) => id)));
    }
  });

  it('lists what waits by its day, and three bottlenecks, the worst first', async () => {
    const { waiting, waitingTotal, bottlenecks } = await overviewOf(hr);
    expect(waitingTotal).toBeGreaterThanOrEqual(waiting.length);
    expect(waiting.length).toBeGreaterThan(3);
    const days = waiting.flatMap(({ dueOn }) => dueOn ?? []);
    expect(days).toEqual(days.toSorted());
    expect(bottlenecks).toHaveLength(3);
    const late = bottlenecks.map((one) => one.late);
    expect(late).toEqual(late.toSorted((one, other) => other - one));
    for (const one of bottlenecks) expect(one.late).toBeLessThanOrEqual(one.of);
  });
});
