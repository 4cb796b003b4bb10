import { beforeAll, describe, expect, it } from '@jest/globals';
import { takeOwnData } from '@talent-os/contracts/talent/own-data.js';
import { answerPractice, getPractice, startPractice } from '@talent-os/contracts/talent/practice.js';
import { submitVerification } from '@talent-os/contracts/talent/verifications.js';
import { newCandidate, signIn, type Person } from '@talent-os/testing';
import { strFromU8, unzipSync } from 'fflate';
import { applicant, hiringTeam } from '../test/hiring.js';

let me: Person;
let other: Person;

async function candidate(): Promise<Person> {
  const { email, password } = await newCandidate();
  return signIn(email, password);
}

beforeAll(async () => {
  [me, other] = [await candidate(), await candidate()];
});

async function archiveOf(person: Person) {
  const response = await fetch(`${person.address}${takeOwnData.path}`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const found = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return new Map(Object.entries(found).map(([name, content]) => [name, strFromU8(content)]));
}

describe('taking own data along', () => {
  it('gives each part as JSON, what was handed in as it came, and nothing of others', async () => {
    const { positionId } = await applicant(await hiringTeam(), me, 'team-interview', 'direct');
    const { id: practiceId } = await me.call(startPractice, { positionId, kind: 'mixed', level: 'easy' });
    const { questions } = await me.call(getPractice, { practiceId });
    const said = 'What I said when I practiced.';
    await me.call(answerPractice, { practiceId, questionKey: questions[0]!.key, answer: said, seconds: null });

    const paper = new File(['%PDF-1.4\n% a license\n%%EOF\n'], 'RN license.pdf', { type: 'application/pdf' });
    const license = {
      kind: 'license',
      name: 'RN license',
      issuer: 'State Board',
      filename: 'RN license.pdf',
      file: paper,
    };
    const { body } = await me.send(submitVerification, license);
    const { id: verificationId } = body as { id: string };

    const files = await archiveOf(me);
    expect(files.get(`profile/verifications/${verificationId}/RN license.pdf`)).toContain('% a license');
    expect(JSON.parse(files.get('applying/applications.json')!).items).toEqual([
      expect.objectContaining({ positionId }),
    ]);
    expect(files.get(`applying/practice/${practiceId}.json`)).toContain(said);
    expect(files.get('account/me.json')).toContain(me.id);
    expect(files.has('applying/resumes/general.json')).toBe(true);
    expect(files.get('contents.txt')).toContain('applying/practice.json: ');
    // What only people who work here may read is no part of it.
    expect(files.has('working/development.json')).toBe(false);

    const others = await archiveOf(other);
    expect([...others.values()].filter((text) => text.includes(said) || text.includes(me.id))).toEqual([]);
  });
});
