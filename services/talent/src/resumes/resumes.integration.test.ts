import { beforeAll, describe, expect, it } from '@jest/globals';
import { getAdvertised } from '@talent-os/contracts/talent/advertised-positions.js';
import { addExperience } from '@talent-os/contracts/talent/experience.js';
import { getOwnProfile } from '@talent-os/contracts/talent/own-profile.js';
import { addOwnSkill, findSkills } from '@talent-os/contracts/talent/own-skills.js';
import {
  chooseFact,
  dropResume,
  getResume,
  listResumes,
  resumeJson,
  resumePdf,
  resumeText,
  summarizeResume,
} from '@talent-os/contracts/talent/resumes.js';
import { newCandidate, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { applicant } from '../test/hiring.js';

let me: Person;
let other: Person;
let positionId: string;

async function candidate(): Promise<Person> {
  const { email, password } = await newCandidate();
  return signIn(email, password);
}

const job = {
  kind: 'job' as const,
  title: 'Account executive',
  place: 'Brightline Software',
  description: 'Forty accounts in two states\nTaught two colleagues',
  startMonth: '2020-07',
  endMonth: null,
};
const factOf = async (text: string, of: { positionId?: string } = {}) =>
  (await me.call(getResume, of)).facts.find((fact) => fact.text === text)!;

beforeAll(async () => {
  const [manager, recruiter] = [
    await signIn('hiring.manager@meridian.example'),
    await signIn('recruiter@meridian.example'),
  ];
  [me, other] = [await candidate(), await candidate()];
  ({ positionId } = await applicant({ manager, recruiter }, me, 'screen', 'direct'));
  await me.call(addExperience, job);
});

describe('a resume', () => {
  it('is every fact of a profile until one is left out, and makes the profile whole', async () => {
    const before = await me.call(getResume, {});
    expect(before.facts.map(({ text, on }) => [text, on])).toEqual([
      ['Account executive', true],
      ['Forty accounts in two states', true],
      ['Taught two colleagues', true],
    ]);
    expect(before).toMatchObject({ own: false, terms: [], licensesAway: false });
    const resumePart = async () => (await me.call(getOwnProfile, {})).parts.find(({ part }) => part === 'resume')!.done;
    expect(await resumePart()).toBe(false);
    await me.call(chooseFact, { factKey: (await factOf('Taught two colleagues')).key, on: false });
    expect((await factOf('Taught two colleagues')).on).toBe(false);
    expect(await resumePart()).toBe(true);
    expect((await other.refused(chooseFact, { factKey: before.facts[0]!.key, on: false })).code).toBe(
      'resource.missing',
    );
  });

  it('for a position begins as the general one, goes its own way, and can be given up', async () => {
    await me.call(summarizeResume, { summary: 'Sells by listening.' });
    const listed = async () => (await me.call(listResumes, {})).items;
    expect(await listed()).toEqual([
      expect.objectContaining({ positionId: null, changedAt: expect.any(String) }),
      expect.objectContaining({ positionId, changedAt: null }),
    ]);
    const at = { positionId };
    await me.call(chooseFact, { ...at, factKey: (await factOf('Taught two colleagues')).key, on: true });
    expect(await me.call(getResume, at)).toMatchObject({ own: true, summary: 'Sells by listening.' });
    expect((await factOf('Taught two colleagues', at)).on).toBe(true);
    expect((await factOf('Taught two colleagues')).on).toBe(false);
    expect((await other.refused(dropResume, at)).code).toBe('resource.missing');
    await me.call(dropResume, at);
    expect((await factOf('Taught two colleagues', at)).on).toBe(false);
    expect((await listed())[1]).toMatchObject({ changedAt: null });
  });

  it('says which terms of the position rest on facts, and loses no version with the position', async () => {
    const at = { positionId };
    const { terms } = await me.call(getResume, at);
    const asked = await me.call(getAdvertised, at);
    expect(terms.map(({ text }) => text)).toEqual(asked.parts.map(({ skill }) => skill));
    expect(terms.every(({ state, level }) => state === 'unsupported' && level === 0)).toBe(true);
    const [{ text, required }] = terms as [(typeof terms)[number]];
    const { items } = await me.call(findSkills, { search: text });
    const skillId = items.find(({ name }) => name === text)!.id;
    await me.call(addOwnSkill, { skillId, level: required!, evidence: '', lastUsed: null });
    const resume = await me.call(getResume, at);
    expect(resume.terms.find((term) => term.text === text)).toMatchObject({
      state: 'supported',
      level: required,
      factKeys: [`skill:${skillId}`],
    });
    await ownerQuery(`update talent.position set status = 'closed' where id = $1`, [positionId]);
    expect((await me.call(getResume, at)).positionTitle).toBe('Seat of a test');
    expect((await other.refused(getResume, at)).code).toBe('resource.missing');
  });

  it('leaves as PDF, as text and as JSON Resume, with the same facts', async () => {
    const { status, headers, body } = await me.send(resumePdf, {});
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(headers.get('content-disposition')).toContain('Resume');
    expect(String(body).slice(0, 8)).toBe('%PDF-1.7');
    const { text, filename } = await me.call(resumeText, {});
    expect(filename).toMatch(/^Resume .+\.txt$/);
    expect(text).toContain('EXPERIENCE\n\nAccount executive\nBrightline Software, Jul 2020 – today\n- Forty accounts');
    expect(text).not.toContain('Taught two colleagues');
    const { json } = await me.call(resumeJson, { positionId });
    expect(JSON.parse(json)).toMatchObject({
      basics: { email: (await me.call(getResume, {})).email, summary: 'Sells by listening.' },
      work: [{ position: 'Account executive', highlights: ['Forty accounts in two states'] }],
    });
  });
});
