import { describe, expect, it } from '@jest/globals';
import { readApart } from '@talent-os/service-kit/reading/read-apart';
import fc from 'fast-check';
import { monthIn, periodIn } from './period.rules.js';
import { plainLines, READER, readFile, type ReadResume } from './read-resume.js';
import { resumeIn } from './resume.rules.js';
import { docxOf, pdfOf, set } from './test/made-files.js';
import { everybodysResumes, madeResumes, resumeNamed, type MadeResume } from './test/made-resumes.js';
import { FIELDS, measured } from './test/measured.js';

/** Nine of ten of each kind of field are right; what is not is named. */
async function expectMostRight(resumes: readonly MadeResume[]): Promise<void> {
  const { shares, faults } = await measured(resumes);
  expect(FIELDS.filter((field) => shares[field] < 0.9).map((field) => [field, shares[field], faults])).toEqual([]);
}

describe('a period', () => {
  it.each([
    ['Jan 2019 – Mar 2021', '2019-01', '2021-03'],
    ['01/2019 - 03/2021', '2019-01', '2021-03'],
    ['2019-01 to 2021-03', '2019-01', '2021-03'],
    ['2019–2021', '2019-01', '2021-12'],
    ['15.01.2019 bis 31.03.2021', '2019-01', '2021-03'],
    ['März 2019 bis heute', '2019-03', null],
    ['seit 03/2020', '2020-03', null],
    ['depuis mars 2020', '2020-03', null],
    ['de janvier 2018 à aujourd’hui', '2018-01', null],
    ['enero de 2018 a diciembre de 2020', '2018-01', '2020-12'],
    ['gennaio 2018 – oggi', '2018-01', null],
    ['(May ’18 – Present)', '2018-05', null],
    ['03/19 – 12/21', '2019-03', '2021-12'],
    ['sett. 2017 – oggi', '2017-09', null],
  ])('%s is from %s to %s', (text, startMonth, endMonth) =>
    expect(periodIn(text)).toMatchObject({ startMonth, endMonth }),
  );

  it.each(['24 beds in 2020', 'call +1 415 555 0132', '2021 – 2019', 'May I help', '24/7 – 12/8 hours'])(
    '%s is none',
    (text) => expect(periodIn(text)).toBeUndefined(),
  );

  it('leaves what stands beside it as it is', () => {
    expect(periodIn('King’s College London, May ’14 – Sept ’15 (full time)')?.rest.replaceAll(/\s+/g, ' ')).toBe(
      'King’s College London, (full time)',
    );
  });

  it('whatever stands there is read without end or error', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (text) => {
        periodIn(text, true);
        monthIn(text, 'first');
        resumeIn(plainLines(text));
      }),
    );
  });
});

describe('forty made résumés', () => {
  it('have nine of ten names, addresses, numbers, employers, titles and dates in the right field', async () => {
    expect(madeResumes).toHaveLength(40);
    expect(new Set(madeResumes.map(({ kind }) => kind)).size).toBe(3);
    await expectMostRight(madeResumes);
  });

  it('are read as well when each of them is by somebody else', async () => {
    await expectMostRight(everybodysResumes);
  });

  it('say on which page and in which line each stands', async () => {
    const { content, person } = resumeNamed('two columns');
    const { contact, entries, lines } = await readFile({ kind: 'pdf', content });
    expect(lines[contact.email!.line]).toEqual({ text: person.email, page: 1 });
    expect(lines[entries[0]!.title!.line]!.text).toBe(person.entries[0]!.title);
    expect(entries[0]!.description).toContain('Led a ward of 24 beds');
  });
});

describe('a file that is no résumé', () => {
  const read = (kind: 'pdf' | 'docx' | 'txt', content: Uint8Array) =>
    readApart<ReadResume>(READER, { kind, filename: '', content });
  const page = set(['Amelia Hart']);
  const script = '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>';
  it.each([
    ['a page with a script', 'pdf', pdfOf([page], script), 'active'],
    ['a document with a macro', 'docx', docxOf(['Amelia Hart'], { 'word/vbaProject.bin': 'x' }), 'active'],
    ['five hundred pages', 'pdf', pdfOf(Array.from({ length: 500 }, () => page)), 'large'],
    ['a text that is a book', 'txt', Buffer.alloc(300_000, 'word '), 'large'],
    ['a document that unpacks to 40 MB', 'docx', docxOf(['a'.repeat(40 * 1024 * 1024)]), 'large'],
    ['a file cut off in its middle', 'pdf', Buffer.from('%PDF-1.7\n1 0 obj\n<<'), 'damaged'],
    ['a scan', 'pdf', pdfOf([[]]), 'empty'],
    ['a text in another encoding', 'txt', Buffer.from('Über', 'latin1'), 'encoding'],
  ] as const)('%s is refused in words', async (_, kind, content, problem) => {
    expect(await read(kind, content)).toEqual({ problem });
  });

  it('is read apart as here', async () => {
    const { kind, content } = madeResumes[0]!;
    expect(await read(kind, content)).toEqual(await readFile({ kind, content }));
  });
});
