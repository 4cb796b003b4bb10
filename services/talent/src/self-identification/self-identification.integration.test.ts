import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  getAdverseImpact,
  getSelfIdentification,
  removeSelfIdentification,
  setSelfIdentification,
} from '@talent-os/contracts/talent/self-identification.js';
import { databaseUrlOf, readConfig } from '@talent-os/service-kit/config';
import { pg } from '@talent-os/service-kit/database/types';
import { newCandidate, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { applicant, hiringTeam, type Team } from '../test/hiring.js';

let team: Team;
beforeAll(async () => {
  team = await hiringTeam();
});

async function candidate(): Promise<Person> {
  const { email, password } = await newCandidate();
  return signIn(email, password);
}
const own = (person: Person) => person.call(getSelfIdentification, {});

/** What the service reads on behalf of somebody, of whatever statement. */
async function readAs(organizationId: string, personId: string, sql: string): Promise<number> {
  const config = readConfig({ ...process.env, DATABASE_URL: process.env.TEST_DATABASE_URL });
  const client = new pg.Client({ connectionString: databaseUrlOf(config, 'talent') });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.organization_id', $1, true), set_config('app.person_id', $2, true)`, [
      organizationId,
      personId,
    ]);
    return (await client.query(sql)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

describe('what somebody says of themselves', () => {
  it('is asked once they have applied, and never again whatever they answer', async () => {
    const person = await candidate();
    expect(await own(person)).toEqual({ answers: null, asks: false });
    const { positionId } = await applicant(team, person, 'screen', 'direct');
    expect(await own(person)).toEqual({ answers: null, asks: true });
    await person.call(setSelfIdentification, { ethnicity: 'undisclosed', gender: 'undisclosed' });
    expect((await own(person)).asks).toBe(false);
    await person.call(setSelfIdentification, { ethnicity: 'asian', gender: 'woman' });
    expect((await own(person)).answers).toEqual({ ethnicity: 'asian', gender: 'woman' });
    await person.call(removeSelfIdentification, {});
    expect(await own(person)).toEqual({ answers: null, asks: false });
    const kept = await ownerQuery('select ethnicity, gender from demographics.self_identification where user_id = $1', [
      person.id,
    ]);
    expect(kept).toEqual([{ ethnicity: null, gender: null }]);
    await ownerQuery(`update talent.position set status = 'closed' where id = $1`, [positionId]);
  });

  it('is in no event and no record', async () => {
    const person = await candidate();
    await person.call(setSelfIdentification, { ethnicity: 'pacific', gender: 'nonbinary' });
    const events = await ownerQuery<{ payload: object }>(
      `select payload from talent.outbox where name = 'talent.selfIdentification.changed' and payload ->> 'userId' = $1`,
      [person.id],
    );
    expect(events.map(({ payload }) => payload)).toEqual([{ userId: person.id }]);
  });

  it('is shown by the database to nobody but them, and to the ratio within the organization', async () => {
    const [person, other] = await Promise.all([candidate(), candidate()]);
    await person.call(setSelfIdentification, { ethnicity: 'white', gender: 'man' });
    const table = `select from demographics.self_identification where user_id = '${person.id}'`;
    const view = `select from demographics.answer where user_id = '${person.id}'`;
    const stranger = '00000000-0000-4000-8000-00000000dead';
    expect(await readAs(person.organizationId, person.id, table)).toBe(1);
    for (const who of [other.id, team.recruiter.id, ''])
      expect(await readAs(person.organizationId, who, table)).toBe(0);
    expect(await readAs(stranger, person.id, table)).toBe(0);
    expect(await readAs(person.organizationId, '', view)).toBe(1);
    for (const organization of [stranger, '']) expect(await readAs(organization, person.id, view)).toBe(0);
    const fenced = await ownerQuery(
      `select c.relforcerowsecurity as forced from pg_class c where c.oid = 'demographics.self_identification'::regclass`,
    );
    expect(fenced).toEqual([{ forced: true }]);
  });
});

describe('adverse impact', () => {
  it('names groups of five and more, for full months, to who designs how people are hired', async () => {
    const impact = await team.recruiter.call(getAdverseImpact, {});
    expect([impact.from.slice(-2), impact.stages.length]).toEqual(['01', 10]);
    const groups = impact.stages.flatMap((one) => one.groups);
    expect(groups.length).toBeGreaterThan(0);
    for (const { of, part, ratio, flagged, group } of groups) {
      expect([of >= 5, part <= of, flagged === ratio < 0.8 || ratio === 0.8]).toEqual([true, true, true]);
      expect(group).not.toBe('undisclosed');
    }
    expect(await team.hr.call(getAdverseImpact, {})).toEqual(impact);
    expect((await team.manager.send(getAdverseImpact, {})).status).toBe(403);
  });
});
