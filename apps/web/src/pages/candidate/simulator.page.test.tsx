import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { getPreparation, listPreparations } from '@talent-os/contracts/talent/preparation';
import { getPractice, listPractices, PracticeTry } from '@talent-os/contracts/talent/practice';
import { getCapabilities } from '@talent-os/contracts/transcription/audio';
import { query } from '@/lib/query';
import { queryClient } from '@/lib/query-client';
import { answer, json } from '../../../test/answers';
import { me } from '../../../test/people';
import { showSignedIn } from '../../../test/signed-in';
import { Component } from './simulator.page';

const user = userEvent.setup({ delay: null });
const PATH = '/candidate/apply/simulator';
const POSITION = '0192a000-0000-7000-8000-0000000000a1';
const PRACTICE = '0192a000-0000-7000-8000-0000000000b1';
const open = (search: string, answers: Parameters<typeof answer>[0]) => {
  const asked = answer({
    '/api/auth/me': json(me('CANDIDATE')),
    '/api/audio/capabilities': json(fixtureOf(getCapabilities.output, { configured: false })),
    '/api/talent/preparation': json({ items: [] }),
    ...answers,
  });
  showSignedIn(<Component />, `${PATH}${search}`, { path: PATH });
  return asked;
};

const practice = fixtureOf(getPractice.output, {
  id: PRACTICE,
  positionId: POSITION,
  positionTitle: 'Account executive',
  kind: 'mixed',
  level: 'medium',
  skills: ['Negotiation'],
  questions: [
    { key: 'bank:price', text: 'A customer asks for less. What do you do?', skill: 'Negotiation', tries: [] },
    { key: 'story:no', text: 'When did you say no?', skill: null, tries: [] },
  ],
});
const one = fixtureOf(PracticeTry, {
  situation: 1,
  task: 0,
  action: 2,
  result: 1,
  relevance: 0,
  named: [],
  seconds: null,
  pace: null,
  hint: 'number',
  sentences: [{ text: 'I asked twice.', part: 'action' }],
});
const other = { ...one, id: POSITION, result: 3, hint: 'good' as const, seconds: 40, pace: 130 };

afterEach(cleanup);

describe('practiced interviews', () => {
  it('begin with a position', async () => {
    const asked = open('', {
      '/api/talent/practice': [json({ items: [] }), json({ id: PRACTICE }, 201), json({ items: [] })],
      [`/api/talent/practice/${PRACTICE}`]: json(practice),
      '/api/talent/preparation': json({
        items: [
          {
            positionId: POSITION,
            positionTitle: 'Account executive',
            department: 'Sales',
            location: 'Chicago',
            stage: null,
            interviewAt: null,
            done: 0,
          },
        ],
      }),
    });
    expect(await screen.findByText('No practice yet')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Start' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Practice interview' }));
    await user.click(dialog.getByRole('button', { name: 'Start' }));
    expect(await screen.findByRole('heading', { name: 'A customer asks for less. What do you do?' })).toBeDefined();
    const sent = asked.find(({ method }) => method === 'POST');
    expect(JSON.parse(sent!.body!)).toEqual({ positionId: POSITION, kind: 'mixed', level: 'medium' });
  });

  it('lead to a position where there is none, and take one that was opened elsewhere', async () => {
    open('?new=1', { '/api/talent/practice': json({ items: [] }) });
    expect(await screen.findByText('Choose a position to practice for')).toBeDefined();
    cleanup();
    open(`?position=${POSITION}`, {
      '/api/talent/practice': json({ items: [] }),
      [`/api/talent/preparation/${POSITION}`]: json(
        fixtureOf(getPreparation.output, { positionId: POSITION, positionTitle: 'Nurse', department: 'ICU' }),
      ),
    });
    expect(await screen.findByDisplayValue('Nurse, ICU')).toBeDefined();
    // It is saved meanwhile, or the page before has read of it already.
    const item = {
      positionId: POSITION,
      positionTitle: 'Nurse',
      department: 'ICU',
      location: 'Chicago',
      stage: null,
      interviewAt: null,
      done: 0,
    };
    act(() => void queryClient.setQueryData(query(listPreparations, {}).queryKey, { items: [item] }));
    await user.click(screen.getByRole('combobox', { name: 'Position' }));
    expect(await screen.findAllByRole('option', { name: 'Nurse, ICU' })).toHaveLength(1);
  });

  it('are listed with how far they are', async () => {
    const items = [
      {
        ...fixtureOf(listPractices.output).items[0]!,
        startedAt: '2026-11-20T10:00:00.000Z',
        kind: 'mixed' as const,
        level: 'medium' as const,
        id: PRACTICE,
        positionTitle: 'Nurse',
        answered: 2,
        tries: 3,
        score: 2.5,
      },
    ];
    open('', { '/api/talent/practice': json({ items }) });
    expect(await screen.findByText('2 of 5 answered')).toBeDefined();
    expect(screen.getByText(/^2\.5 of 4 .* in 3 tries$/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Nurse' }).getAttribute('href')).toBe(`${PATH}?practice=${PRACTICE}`);
  });
});

describe('a question', () => {
  it('is answered in writing where nothing can listen', async () => {
    const asked = open(`?practice=${PRACTICE}&question=2`, {
      [`/api/talent/practice/${PRACTICE}`]: json(practice),
      [`/api/talent/practice/${PRACTICE}/tries`]: json({ id: POSITION }, 201),
    });
    expect(await screen.findByText(/type your answer instead/)).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'I said no.');
    await user.click(screen.getByRole('button', { name: 'Look at my answer' }));
    const sent = asked.find(({ method }) => method === 'POST');
    expect(JSON.parse(sent!.body!)).toEqual({ questionKey: 'story:no', answer: 'I said no.', seconds: null });
  });

  it('shows what was heard in the last try, beside the one before it', async () => {
    const [first, second] = practice.questions;
    const tried = { ...practice, questions: [{ ...first!, tries: [one, other] }, second!] };
    open(`?practice=${PRACTICE}&question=1`, { [`/api/talent/practice/${PRACTICE}`]: json(tried) });
    expect(await screen.findByRole('heading', { name: 'Try 2 of 2' })).toBeDefined();
    const marks = within(screen.getByRole('list', { name: 'Marks' }));
    expect(marks.getByText('3/4')).toBeDefined();
    expect(marks.getByText('1 before')).toBeDefined();
    expect(screen.getByText('130')).toBeDefined();
    expect(screen.getByText(/you spoke of none of it/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Question 1, answered' }).getAttribute('aria-current')).toBe('step');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('textbox', { name: 'Your answer' })).toBeDefined();
  });
});
