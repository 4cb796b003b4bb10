import { afterEach, describe, expect, it } from '@jest/globals';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import {
  AssessmentQuestion,
  AssessmentResult,
  getAssessment,
  type Assessment,
} from '@talent-os/contracts/talent/assessment';
import { interestAreaKeys, workValueKeys } from '@talent-os/contracts/talent/assessment-scales';
import { CareerQuestion, type CareerQuestions } from '@talent-os/contracts/talent/career-questions';
import { getCapabilities } from '@talent-os/contracts/transcription/audio';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answer, json } from '../../../test/answers';
import { me } from '../../../test/people';
import { showSignedIn } from '../../../test/signed-in';
import { Component } from './discover.page';

const user = userEvent.setup({ delay: null });
const TARGET = '0192a000-0000-7000-8000-0000000000c1';

afterEach(cleanup);

const open = (part: string, answers: Parameters<typeof answer>[0]) => {
  const path = `/candidate/discover/${part}`;
  const asked = answer({
    '/api/auth/me': json(me('CANDIDATE')),
    '/api/audio/capabilities': json(fixtureOf(getCapabilities.output, { configured: false })),
    '/api/talent/my-skills': json({ items: [] }),
    ...answers,
  });
  showSignedIn(<Component />, path, { path });
  return asked;
};
const bodyOf = (asked: ReturnType<typeof open>, method: string) =>
  JSON.parse(asked.find((one) => one.method === method)!.body!) as unknown;

describe('the assessment', () => {
  const show = (data: Partial<Assessment>) =>
    open('assessment', {
      '/api/talent/assessment': json(
        fixtureOf(getAssessment.output, {
          open: null,
          result: null,
          interests: 'private',
          may: { do: ['start'] },
          ...data,
        }),
      ),
      '/api/talent/assessment/answers': json({ left: 1 }),
      '/api/talent/profile': json({}),
    });
  const question = (number: number, facts: Partial<AssessmentQuestion>) =>
    fixtureOf(AssessmentQuestion, { number, kind: 'interest', other: null, choice: null, ...facts });

  it('begins where none was taken', async () => {
    const asked = show({});
    expect(await screen.findByText('No assessment taken')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start' }));
    expect(asked.some(({ method }) => method === 'POST')).toBe(true);
  });

  it('asks page by page, and sends what was chosen once nothing is open', async () => {
    const questions = [
      question(1, { text: 'Build kitchen cabinets' }),
      question(2, { text: 'Lay brick or tile', choice: 4 }),
      question(61, { kind: 'value', text: 'I decide', other: 'I am safe' }),
    ];
    const asked = show({
      open: { startedAt: '2026-11-01T00:00:00.000Z', questions },
      may: { do: ['answer', 'remove'] },
    });
    expect(await screen.findByText(/^Page 1 of 2/)).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Answered' })).toHaveAttribute('aria-valuenow', '33');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Please choose an answer')).toBeVisible();
    const first = screen.getByRole('radiogroup', { name: 'Build kitchen cabinets' });
    await user.click(within(first).getByRole('radio', { name: 'Dislike' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(bodyOf(asked, 'PUT')).toEqual({
      answers: [
        { question: 1, choice: 1 },
        { question: 2, choice: 4 },
      ],
    });
    expect(await screen.findByText(/^Page 2 of 2/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'I am safe' })).not.toBeChecked();
  });

  it('shows what came of it, and who reads it', async () => {
    const result = fixtureOf(AssessmentResult, {
      interests: interestAreaKeys.map((area, at) => ({ area, score: 5 * at })),
      strongest: ['conventional', 'enterprising', 'social'],
      values: workValueKeys.map((value, at) => ({ value, score: 5 - at })),
      roles: [{ industry: 'SALES', key: 'revOps', title: 'Revenue operations analyst', areas: ['conventional'] }],
    });
    const asked = show({ result, may: { do: ['remove'] } });
    expect(await screen.findByRole('img', { name: /^Interests, each out of 40: Realistic 0, / })).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'What you like most' })).getByText('25 of 40')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Revenue operations analyst' })).toHaveAttribute(
      'href',
      '/candidate/discover/pathways?industry=SALES&to=revOps',
    );
    expect(screen.getByText(/^You can take it again from/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'People who hire' }));
    expect(bodyOf(asked, 'PATCH')).toEqual({ interests: 'hiring' });
  });
});

describe('questions about where somebody wants to go', () => {
  const none = { lines: [], skills: [], roles: [], goals: [] };
  const asks = (key: string, facts: Partial<CareerQuestion>) =>
    fixtureOf(CareerQuestion, {
      key,
      text: `About ${key}?`,
      topic: 'goal',
      answer: '',
      skipped: false,
      saidAt: null,
      ...facts,
    });
  const show = (questions: CareerQuestions) =>
    open('questions', {
      '/api/talent/career-questions': json(questions),
      '/api/talent/career-questions/year': json({}),
      '/api/talent/career-questions/year/skip': json({}),
      '/api/talent/targets': json({ id: TARGET }, 201),
      '/api/productivity/goals': json({ title: 'I lead a team' }, 201),
    });

  it('are answered one by one, and passed over', async () => {
    const asked = show({ items: [asks('year', {}), asks('month', {})], summary: none });
    expect(await screen.findByText('No answers yet')).toBeVisible();
    expect(screen.getByText('Question 1 of 2 · What you want to reach')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'I lead a team.');
    await user.click(screen.getByRole('button', { name: 'Keep and go on' }));
    expect(bodyOf(asked, 'PUT')).toEqual({ answer: 'I lead a team.' });
    await user.click(screen.getByRole('button', { name: 'Pass over' }));
    expect(asked.some(({ method, url }) => method === 'POST' && url.endsWith('/skip'))).toBe(true);
  });

  it('become targets and goals', async () => {
    const said = asks('year', { answer: 'I lead a team. Then more.', saidAt: '2026-11-01T00:00:00.000Z' });
    const asked = show({
      items: [said],
      summary: {
        lines: [
          { key: 'year', topic: 'goal', text: 'I lead a team.' },
          { key: 'hours', topic: 'energy', text: 'When we laughed.' },
        ],
        skills: [{ name: 'Forecasting', named: false }],
        roles: [{ industry: 'SALES', title: 'Sales coach', targetId: null }],
        goals: ['I lead a team'],
      },
    });
    expect(await screen.findByText('You have been through all of them')).toBeVisible();
    expect(screen.getByText(/“When we laughed.”/)).toBeVisible();
    expect(screen.queryByText(/“I lead a team.”/)).toBeNull();
    expect(screen.getByText('Forecasting (not on your profile)')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save target Sales coach' }));
    expect(bodyOf(asked, 'POST')).toMatchObject({ title: 'Sales coach', industry: 'SALES' });
    await user.click(screen.getByRole('button', { name: 'Make it a goal I lead a team' }));
    const goal = asked.find(({ url }) => url.includes('/productivity/'));
    expect(JSON.parse(goal!.body!)).toMatchObject({ title: 'I lead a team', visibility: 'private' });
  });
});
