import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Output } from '@talent-os/contracts';
import { addExperience, listExperience } from '@talent-os/contracts/talent/experience.js';
import { readResume } from '@talent-os/contracts/talent/resume.js';
import { newCandidate, signIn, type Person } from '@talent-os/testing';
import { pdfOf, set } from './test/made-files.js';
import { madeResumes } from './test/made-resumes.js';

let me: Person;

beforeAll(async () => {
  const { email, password } = await newCandidate('northwind');
  me = await signIn(email, password);
});

const read = (content: Uint8Array<ArrayBuffer>, name: string) =>
  me.send(readResume, { file: new File([content], name) });

describe('a résumé', () => {
  it('proposes what it says with its place in the file, and enters nothing until the person does', async () => {
    const { content, person } = madeResumes.find(({ kind }) => kind === 'pdf')!;
    const { status, body } = await read(new Uint8Array(content), 'resume.pdf');
    expect(status).toBe(200);
    const { contact, entries } = body as Output<typeof readResume>;
    expect(contact).toMatchObject({ name: { value: person.name, page: 1, line: person.name } });
    expect(entries).toHaveLength(3);
    expect((await me.call(listExperience, {})).items).toEqual([]);
    const { kind, title, place, startMonth, endMonth, description } = entries[0]!;
    await me.call(addExperience, { kind, title: title!.value, place: place!.value, startMonth, endMonth, description });
    expect((await me.call(listExperience, {})).items).toMatchObject([{ title: person.entries[0]!.title }]);
  });

  it('that acts by itself, or is something else, is refused in words', async () => {
    const script = '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>';
    const active = await read(new Uint8Array(pdfOf([set(['Amelia Hart'])], script)), 'resume.pdf');
    expect(active).toMatchObject({ status: 422, body: { code: 'resume.active' } });
    const picture = await read(new Uint8Array(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')), 'resume.png');
    expect(picture.status).toBe(415);
  });
});
