import { describe, expect, it } from '@jest/globals';
import { readPdf } from '@talent-os/service-kit/test/read-pdf';
import { writePdf } from '@talent-os/service-kit/pdf/write-pdf';
import fc from 'fast-check';
import { factsOf, linesOf, spanText, type ProfileFacts } from './facts.rules.js';
import { chosen, leftOutAfter, numbered, sectionsOf } from './resume.rules.js';
import { termsOf } from './terms.rules.js';
import { blocksOf, jsonResume, plainText } from './writing.rules.js';

const id = (last: number) => `0192a000-0000-7000-8000-${String(last).padStart(12, '0')}`;
const job = {
  id: id(1),
  kind: 'job' as const,
  title: 'Charge nurse',
  place: 'St. Brendan Hospital',
  description: '- Led a ward of 24 beds\n• Taught triage to eleven colleagues\n\n- Led a ward of 24 beds',
  startMonth: '2020-03',
  endMonth: null,
};
const degree = {
  ...job,
  id: id(2),
  kind: 'education' as const,
  title: 'BSc Nursing',
  place: 'Lakeview State University',
  description: '',
  startMonth: '2012-09',
  endMonth: '2016-06',
};
const skill = (nth: number, name: string, level = 3) => ({
  skillId: id(nth),
  name,
  level,
  evidence: '',
  verified: false,
});
const profile: ProfileFacts = {
  experience: [degree, job],
  skills: [skill(11, 'Triage'), skill(12, 'Python scripting', 1)],
  papers: [{ id: id(21), kind: 'certification', name: 'CCRN', issuer: 'AACN', validUntil: '2028-08-31' }],
  licenses: [{ name: 'RN license', verified: true }],
};
const facts = factsOf(profile);
const keyOf = (text: string) => facts.find((fact) => fact.text === text)!.key;
const contact = { name: 'Nadia Flores', email: 'nadia@mail.example', phone: '', headline: '', summary: '' };

describe('the facts of a profile', () => {
  it('are entries with their lines, papers and skills, each under a name that stays', () => {
    expect(facts.map(({ kind, text }) => [kind, text])).toEqual([
      ['job', 'Charge nurse'],
      ['line', 'Led a ward of 24 beds'],
      ['line', 'Taught triage to eleven colleagues'],
      ['education', 'BSc Nursing'],
      ['credential', 'RN license'],
      ['credential', 'CCRN'],
      ['skill', 'Triage'],
      ['skill', 'Python scripting'],
    ]);
    const other = factsOf({ ...profile, experience: [{ ...job, title: 'Head nurse' }, degree] });
    expect(other.map(({ key }) => key)).toEqual(facts.map(({ key }) => key));
    expect(new Set(facts.map(({ key }) => key)).size).toBe(facts.length);
  });

  it('say no identity, employment or withdrawn paper', () => {
    const papers = [{ ...profile.papers[0]!, kind: 'identity' as const, name: 'Passport' }];
    expect(factsOf({ ...profile, papers }).some(({ text }) => text === 'Passport')).toBe(false);
  });

  it.each([
    ['2020-03', null, 'Mar 2020 – today'],
    ['2020-03', '2021-01', 'Mar 2020 – Jan 2021'],
    ['2020-03', '2020-03', 'Mar 2020'],
  ])('give the time from %s to %s as %s', (start, end, text) => expect(spanText(start, end)).toBe(text));

  it('take the signs of a list for none of its words', () =>
    expect(linesOf('— one\n* two\n  3 beds\n-5 °C')).toEqual(['one', 'two', '3 beds', '-5 °C']));
});

describe('what stands in a resume', () => {
  it('is everything until something is left out, and no line without its entry', () => {
    expect(chosen(facts, [])).toEqual(facts);
    expect(chosen(facts, [keyOf('Charge nurse')]).map(({ text }) => text)).not.toContain('Led a ward of 24 beds');
  });

  it('takes the entry along with a line, and leaves the other lines of it out', () => {
    const without = [keyOf('Charge nurse')];
    const next = leftOutAfter(facts, without, { factKey: keyOf('Led a ward of 24 beds'), on: true })!;
    const shown = chosen(facts, next).map(({ text }) => text);
    expect(shown).toContain('Charge nurse');
    expect(shown).toContain('Led a ward of 24 beds');
    expect(shown).not.toContain('Taught triage to eleven colleagues');
  });

  it('is what was chosen last, whatever was before, and never what is no fact', () => {
    const keys = facts.map(({ key }) => key);
    const choice = fc.record({ factKey: fc.constantFrom(...keys), on: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...keys, 'entry:gone')),
        fc.array(choice, { minLength: 1 }),
        (out, choices) => {
          const left = choices.reduce((now, one) => leftOutAfter(facts, now, one)!, out as string[]);
          const last = choices.at(-1)!;
          expect(chosen(facts, left).some(({ key }) => key === last.factKey)).toBe(last.on);
          expect(numbered(facts, left).map(({ number }) => number)).toEqual(facts.map((_, index) => index + 1));
          expect(left).not.toContain('entry:gone');
        },
      ),
    );
    expect(leftOutAfter(facts, [], { factKey: `skill:${id(99)}`, on: false })).toBeUndefined();
  });
});

describe('what a position asks for', () => {
  const need = (name: string, required: number, level: number) => ({
    skill: name,
    required,
    level,
    weight: 1,
    verified: false,
  });
  const stateOf = (term: { skill?: string; must?: string }, leftOut: string[] = []) => {
    const needs = term.skill ? [need(term.skill, 2, term.skill.startsWith('Python') ? 1 : 0)] : [];
    const hardRequirements = term.must ? [{ type: 'license' as const, value: term.must }] : [];
    return termsOf({ needs, hardRequirements }, facts, chosen(facts, leftOut))[0]!;
  };

  it.each([
    [
      'rests on every fact that names it',
      { skill: 'Triage' },
      'supported',
      ['Taught triage to eleven colleagues', 'Triage'],
    ],
    ['is whole words one after the other', { skill: 'age' }, 'unsupported', []],
    ['below its level says so', { skill: 'Python scripting' }, 'below', ['Python scripting']],
    ['may be a license', { must: 'rn LICENSE' }, 'supported', ['RN license']],
  ] as const)('%s', (_, term, state, texts) => {
    const found = stateOf(term);
    expect(found.state).toBe(state);
    expect(found.factKeys).toEqual(texts.map(keyOf));
  });

  it('is left out where only facts name it that are', () => {
    const term = stateOf({ skill: 'Triage' }, [keyOf('Triage'), keyOf('Taught triage to eleven colleagues')]);
    expect(term.state).toBe('left_out');
  });
});

describe('a resume that leaves', () => {
  const written = { ...contact, summary: 'Calm at the bedside.', sections: sectionsOf(facts) };
  const letters = (text: string) => text.replaceAll(/[\s•-]+/g, '').toLowerCase();

  it('is the same text as PDF and as plain text, in the same order', async () => {
    const file = await writePdf({ title: 'x', language: 'en', madeAt: new Date(0), blocks: blocksOf(written) });
    expect(letters((await readPdf(file)).lines.join(' '))).toBe(letters(plainText(written)));
    expect(plainText(written)).toContain('\nEXPERIENCE\n\nCharge nurse\nSt. Brendan Hospital, Mar 2020 – today\n- Led');
  });

  it('says nothing that is no fact: what a machine reads is the facts that were chosen', async () => {
    await fc.assert(
      fc.asyncProperty(fc.subarray(facts.map(({ key }) => key)), async (leftOut) => {
        const shown = chosen(facts, leftOut);
        const blocks = blocksOf({ ...contact, sections: sectionsOf(shown) });
        const file = await writePdf({ title: 'x', language: 'en', madeAt: new Date(0), blocks });
        const read = letters((await readPdf(file)).lines.join(' '));
        for (const fact of facts)
          expect(read.includes(letters(fact.text))).toBe(shown.includes(fact) || isNamed(fact.text, shown));
      }),
      { numRuns: 25 },
    );
  });
  const isNamed = (text: string, shown: typeof facts) =>
    shown.some((fact) => letters(fact.text).includes(letters(text)));

  it('is JSON Resume for programs that take one', () => {
    expect(jsonResume(written, facts)).toMatchObject({
      basics: { name: 'Nadia Flores', email: 'nadia@mail.example', summary: 'Calm at the bedside.' },
      work: [
        {
          name: 'St. Brendan Hospital',
          position: 'Charge nurse',
          startDate: '2020-03',
          highlights: ['Led a ward of 24 beds', 'Taught triage to eleven colleagues'],
        },
      ],
      education: [{ institution: 'Lakeview State University', area: 'BSc Nursing', endDate: '2016-06' }],
      certificates: [{ name: 'RN license' }, { name: 'CCRN', issuer: 'AACN' }],
      skills: [{ name: 'Triage', level: 'Competent' }, { name: 'Python scripting' }],
    });
  });
});
