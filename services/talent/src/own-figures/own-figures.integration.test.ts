import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  getOwnChances,
  getOwnDemand,
  getOwnMarket,
  getOwnPace,
  getOwnPlace,
  getOwnResponses,
  getOwnWay,
} from '@talent-os/contracts/talent/own-figures.js';
import { addTarget } from '@talent-os/contracts/talent/targets.js';
import { daysBefore } from '@talent-os/service-kit/calendar';
import { newCandidate, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { applicant, hiringTeam } from '../test/hiring.js';

let me: Person;
const title = `Warden ${crypto.randomUUID()}`;

beforeAll(async () => {
  const team = await hiringTeam();
  const { email, password } = await newCandidate();
  me = await signIn(email, password);
  const { positionId, applicationId } = await applicant(team, me, 'team-interview', 'direct');
  const came = (to: string, days: number) => ({
    from: null,
    to,
    by: me.id,
    at: daysBefore(new Date(), days),
    note: null,
  });
  await ownerQuery('update talent.application set history = $2::jsonb where id = $1', [
    applicationId,
    JSON.stringify([came('applied', 6), came('team-interview', 2)]),
  ]);
  await ownerQuery('update talent.position set title = $2 where id = $1', [positionId, title]);
  await me.call(addTarget, { title, industry: 'SALES', pay: null, horizonMonths: 12 });
});

describe('own figures', () => {
  it('count the own applications, and how far they came', async () => {
    const way = await me.call(getOwnWay, {});
    expect(way).toMatchObject({ applications: 1, running: 1, hired: 0, notChosen: 0, withdrawn: 0 });
    const reached = Object.fromEntries(way.stages.map(({ stage, reached: count }) => [stage, count]));
    expect(reached).toMatchObject({ applied: 1, interview: 1, offer: 0, hired: 0 });
    const { applications, resumes } = await me.call(getOwnResponses, {});
    expect(applications).toBe(1);
    expect(resumes).toContainEqual({ own: false, applications: 1, answered: 1, interviewed: 1 });
  });

  it('say of each running application how many past ones at its stage moved on', async () => {
    const { items, away } = await me.call(getOwnChances, {});
    expect(away).toBe(false);
    expect(items).toMatchObject([{ positionTitle: title }]);
    const [{ cases, percent }] = items as [(typeof items)[number]];
    expect(percent === null).toBe(cases < 20);
  });

  it('tell of seats of the titles that are aimed for, month by month', async () => {
    const { targets, months } = await me.call(getOwnMarket, {});
    expect(targets).toMatchObject([{ title, positions: 1 }]);
    expect(months).toHaveLength(12);
    expect(months.at(-1)!.opened).toBeGreaterThan(0);
  });

  it('say how much a role still takes, and no pace where nothing was named', async () => {
    const { targets, pace } = await me.call(getOwnPace, {});
    expect(pace).toBeNull();
    expect(targets[0]!.missing).toBeGreaterThan(0);
  });

  it('tell what seats of a title ask for now', async () => {
    const [target] = (await me.call(getOwnDemand, {})).targets;
    expect(target).toMatchObject({ title, opened: 1, before: 0 });
    expect(target!.skills.length).toBeGreaterThan(0);
  });

  it('place nobody among too few', async () => {
    const { targets } = await me.call(getOwnPlace, {});
    expect(targets).toMatchObject([{ title, percentile: null }]);
    expect(targets[0]!.readiness).not.toBeNull();
  });
});
