import { beforeAll, describe, expect, it } from '@jest/globals';
import { addExperience } from '@talent-os/contracts/talent/experience.js';
import { getAdvertised } from '@talent-os/contracts/talent/advertised-positions.js';
import { followIndustry } from '@talent-os/contracts/talent/followed-industries.js';
import { getCareerMap } from '@talent-os/contracts/talent/careers.js';
import { addOwnSkill, findSkills } from '@talent-os/contracts/talent/own-skills.js';
import { addTarget } from '@talent-os/contracts/talent/targets.js';
import { stateClearance } from '@talent-os/contracts/talent/verifications.js';
import { getAdvance, getIndustryMove, listWantedPapers } from '@talent-os/contracts/talent/ways.js';
import { newCandidate, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { applicant, hiringTeam } from '../test/hiring.js';

let me: Person;
let positionId: string;
const title = `Keeper ${crypto.randomUUID()}`;

beforeAll(async () => {
  const team = await hiringTeam();
  const { email, password } = await newCandidate();
  me = await signIn(email, password);
  ({ positionId } = await applicant(team, me, 'screen', 'direct'));
  await ownerQuery(
    `update talent.position set title = $2, hard_requirements = '[{"type":"clearance","value":"Harbor pass"}]' where id = $1`,
    [positionId, title],
  );
});

describe('papers the roles somebody aims for ask for', () => {
  it('are none without a target, then those of its seats, and stand as they were handed in', async () => {
    expect(await me.call(listWantedPapers, {})).toMatchObject({ targets: [], items: [] });
    await me.call(addTarget, { title, industry: 'SALES', pay: null, horizonMonths: 12 });
    const wanted = async () => (await me.call(listWantedPapers, {})).items.find(({ name }) => name === 'Harbor pass')!;
    expect(await wanted()).toMatchObject({ state: 'missing', targets: [title], seats: 1, asking: [{ positionId }] });
    await me.call(stateClearance, { name: 'harbor pass', issuer: 'Port', validUntil: '2031-01-01' });
    expect(await wanted()).toMatchObject({ state: 'handed_in', validUntil: '2031-01-01' });
  });
});

describe('how ready somebody is for a role', () => {
  it('is measured by the newest seat of its title, as the match is', async () => {
    const { parts, match } = await me.call(getAdvertised, { positionId });
    const before = (await me.call(getAdvance, {})).roles.find((role) => role.title === title)!;
    expect(before).toMatchObject({ readiness: match, parts, measuredBy: { positionId } });
    const [{ skill, required }] = parts as [(typeof parts)[number]];
    const { items } = await me.call(findSkills, { search: skill });
    const skillId = items.find(({ name }) => name === skill)!.id;
    await me.call(addOwnSkill, { skillId, level: required, evidence: '', lastUsed: null });
    const after = await me.call(getAdvance, {});
    expect(after.roles.find((role) => role.title === title)!.readiness).toBeGreaterThan(before.readiness!);
    expect(after).toMatchObject({ confirmed: 0, unconfirmed: 1 });
  });
});

describe('a move into another industry', () => {
  it('compares with its open seats, and with none of an industry that is not here', async () => {
    const move = await me.call(getIndustryMove, { from: 'SALES', to: 'HEALTHCARE' });
    expect(move.seats).toBeGreaterThan(0);
    expect(move.share).toBeGreaterThanOrEqual(0);
    expect(move.people).toBeNull();
    const { email, password } = await newCandidate('northwind');
    const elsewhere = await signIn(email, password);
    expect((await elsewhere.refused(getIndustryMove, { from: 'SALES', to: 'CYBER' })).code).toBe('resource.missing');
  });
});

describe('the map of an industry', () => {
  it('says how far somebody is, what they aim for and follow, and where they work', async () => {
    const map = () => me.call(getCareerMap, { industry: 'SALES' });
    const role = async () => (await map()).roles.find(({ key }) => key === 'coach')!;
    expect(await map()).toMatchObject({ followed: false, here: null });
    expect(await role()).toMatchObject({ title: 'Sales coach', targetId: null });
    const before = (await role()).readiness;
    const { items } = await me.call(findSkills, { search: 'Sales coaching' });
    await me.call(addOwnSkill, { skillId: items[0]!.id, level: 4, evidence: '', lastUsed: null });
    await me.call(followIndustry, { industry: 'SALES' });
    const { id } = await me.call(addTarget, { title: 'sales coach', industry: 'SALES', pay: null, horizonMonths: 12 });
    const job = {
      kind: 'job',
      title: 'Account Executive',
      place: 'Harbor Works',
      description: '',
      startMonth: '2025-01',
    } as const;
    await me.call(addExperience, { ...job, endMonth: null });
    expect(await map()).toMatchObject({ followed: true, here: 'ae' });
    expect(await role()).toMatchObject({ targetId: id });
    expect((await role()).readiness).toBeGreaterThan(before);
    const { email, password } = await newCandidate('northwind');
    const elsewhere = await signIn(email, password);
    expect((await elsewhere.refused(getCareerMap, { industry: 'CYBER' })).code).toBe('resource.missing');
  });
});
