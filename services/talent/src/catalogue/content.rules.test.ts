import { describe, expect, it } from '@jest/globals';
import { industries } from '@talent-os/contracts';
import {
  CatalogueInput,
  catalogueKindFields,
  catalogueKindKeys,
  kindHas,
  type CatalogueField,
} from '@talent-os/contracts/talent/catalogue-shapes.js';
import fc from 'fast-check';
import { contentOf, faultsOf } from './content.rules.js';
import { shipped, shippedFor } from './shipped.js';

const today = { now: new Date('2026-11-20T09:00:00Z'), today: '2026-11-20' };
const said = CatalogueInput.parse({
  title: 'Triage in a steady hand',
  summary: 'Decide in minutes whether it matters.',
});
const skillId = '0192a000-0000-7000-8000-0000000000a1';
const other = '0192a000-0000-7000-8000-0000000000a2';
const lesson = {
  ...said,
  minutes: 5,
  skillIds: [skillId],
  body: 'Write it down.',
  question: 'When?',
  options: ['Now', 'Later'],
  answer: 1,
  why: 'Later is a memory.',
};
const fieldsAt = (content: typeof said, kind: 'lesson' | 'event' | 'challenge') =>
  faultsOf(kind, content, today).map(({ field }) => field);

describe('what an item says', () => {
  it('is what its kind has, and nothing of another kind', () =>
    fc.assert(
      fc.property(fc.constantFrom(...catalogueKindKeys), (kind) => {
        const all = {
          ...lesson,
          provider: 'In-house',
          required: true,
          seats: 12,
          place: 'Room 1',
          criteria: ['Short'],
        };
        const content = contentOf(kind, all);
        for (const [field, value] of Object.entries(content) as [CatalogueField, unknown][])
          if (!kindHas(kind, field) && field !== 'skillIds')
            expect([field, value]).toEqual([field, Array.isArray(value) ? [] : field === 'required' ? false : null]);
        expect(contentOf(kind, content)).toEqual(content);
      }),
    ));

  it('is for the skills of its steps too', () => {
    const steps = [{ role: 'Lead', months: 12, skillIds: [other, skillId], certifications: [] }];
    expect(contentOf('pathway', { ...said, skillIds: [skillId], steps }).skillIds).toEqual([skillId, other]);
  });

  it('keeps no empty text', () => {
    expect(contentOf('course', { ...said, provider: '' }).provider).toBeNull();
  });
});

describe('what is published', () => {
  it.each(catalogueKindKeys)('has all that a %s needs', (kind) => {
    expect(faultsOf(kind, said, today).map(({ field }) => field)).toEqual(catalogueKindFields[kind].needed);
  });

  it('is a lesson of ten minutes at most, with a right answer among several', () => {
    expect(fieldsAt(lesson, 'lesson')).toEqual([]);
    expect(fieldsAt({ ...lesson, minutes: 11 }, 'lesson')).toEqual(['minutes']);
    expect(fieldsAt({ ...lesson, options: ['Now'] }, 'lesson')).toEqual(['options']);
    expect(fieldsAt({ ...lesson, answer: 3 }, 'lesson')).toEqual(['answer']);
  });

  it('is still to come', () => {
    const event = { ...said, minutes: 60, place: 'Room 1', body: 'What happens' };
    expect(fieldsAt({ ...event, startsAt: '2026-11-20T09:00:00Z' }, 'event')).toEqual(['startsAt']);
    expect(fieldsAt({ ...event, startsAt: '2026-11-20T09:01:00Z' }, 'event')).toEqual([]);
    const challenge = { ...said, minutes: 60, skillIds: [skillId], body: 'Do it', criteria: ['Short'] };
    expect(fieldsAt({ ...challenge, endsOn: '2026-11-19' }, 'challenge')).toEqual(['endsOn']);
    expect(fieldsAt({ ...challenge, endsOn: '2026-11-20' }, 'challenge')).toEqual([]);
  });
});

describe.each(industries)('what comes with the product for %s', (industry) => {
  const codes = new Map(
    shipped[industry].flatMap(({ skills = [], steps = [] }) =>
      [...skills, ...steps.flatMap((step) => step.skills)].map((code, at) => [
        code,
        `0192a000-0000-7000-8000-0000000${String(10_000 + at)}`,
      ]),
    ),
  );
  const items = shippedFor(industry, codes);

  it('is complete, but for when events are', () => {
    const faults = items.flatMap(({ origin, kind, content }) =>
      faultsOf(kind, content, today).map(({ field }) => `${origin} ${field}`),
    );
    expect(faults.filter((fault) => !fault.endsWith(' startsAt'))).toEqual([]);
  });

  it('has keys and titles of its own', () => {
    expect(new Set(items.map(({ origin }) => origin)).size).toBe(items.length);
    expect(new Set(items.map(({ kind, content }) => `${kind} ${content.title}`)).size).toBe(items.length);
  });

  it('asks in lessons for different places of the right answer', () => {
    const answers = new Set(items.filter(({ kind }) => kind === 'lesson').map(({ content }) => content.answer));
    expect(answers.size).toBeGreaterThan(1);
  });
});
