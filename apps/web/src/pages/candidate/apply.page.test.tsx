import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { getPreparation } from '@talent-os/contracts/talent/preparation';
import { getResume, listResumes, ResumeFact } from '@talent-os/contracts/talent/resumes';
import { listWantedPapers } from '@talent-os/contracts/talent/ways';
import { answer, json, nothing } from '../../../test/answers';
import { me } from '../../../test/people';
import { showSignedIn } from '../../../test/signed-in';
import { Component } from './apply.page';

const user = userEvent.setup({ delay: null });
const open = (address: string, answers: Parameters<typeof answer>[0]) => {
  const asked = answer({ '/api/auth/me': json(me('CANDIDATE')), ...answers });
  showSignedIn(<Component />, address, { path: address.split('?')[0]! });
  return asked;
};

const POSITION = '0192a000-0000-7000-8000-0000000000a1';
const fact = fixtureOf(ResumeFact, {
  number: 1,
  kind: 'skill',
  text: 'Negotiation',
  detail: 'Competent, 3 of 5',
  on: true,
});
const resume = fixtureOf(getResume.output, {
  positionId: POSITION,
  positionTitle: 'Account executive',
  own: true,
  summary: '',
  facts: [fact],
  sections: [{ kind: 'skill', entries: [{ title: 'Negotiation', when: '', where: '', factKey: fact.key, lines: [] }] }],
  terms: [
    { kind: 'skill', text: 'Negotiation', required: 3, level: 3, state: 'supported', factKeys: [fact.key] },
    { kind: 'skill', text: 'Forecasting', required: 3, level: 1, state: 'below', factKeys: [] },
    { kind: 'license', text: 'Series 7', required: null, level: null, state: 'unsupported', factKeys: [] },
  ],
  licensesAway: false,
});
const choices = fixtureOf(listResumes.output, {
  items: [
    { positionId: null, positionTitle: null, department: null, changedAt: null },
    { positionId: POSITION, positionTitle: 'Account executive', department: 'Sales', changedAt: null },
  ],
});

afterEach(cleanup);

describe('a resume', () => {
  it('shows what stands in it, and what the position asks for beside the facts that name it', async () => {
    const asked = open(`/candidate/apply/builder?position=${POSITION}`, {
      '/api/talent/resumes': json(choices),
      '/api/talent/resumes/one': json(resume),
      '/api/talent/resumes/facts': nothing(),
    });
    expect(await screen.findByText('1 of 3')).toBeDefined();
    const terms = within(screen.getByRole('list', { name: 'What the position asks for' }));
    expect(terms.getByText('Level 1 of the 3 asked for')).toBeDefined();
    expect(terms.getByText('No fact names it')).toBeDefined();
    expect(within(screen.getByRole('article', { name: 'Preview' })).getByText(/Negotiation/)).toBeDefined();
    await user.click(screen.getByRole('switch', { name: 'Skill: Negotiation' }));
    expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body ?? ''))).toEqual([
      { positionId: POSITION, factKey: fact.key, on: false },
    ]);
    expect(screen.getByRole('button', { name: 'Give up this version' })).toBeDefined();
  });

  it('that has no facts leads to the profile', async () => {
    open('/candidate/apply/builder', {
      '/api/talent/resumes': json(choices),
      '/api/talent/resumes/one': json({ ...resume, positionId: null, facts: [], sections: [], terms: [] }),
    });
    expect(await screen.findByText('Complete experience to build a resume')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Export PDF' })).toBeNull();
  });
});

const preparation = fixtureOf(getPreparation.output, {
  positionId: POSITION,
  positionTitle: 'Account executive',
  interviews: [],
  judged: [{ name: 'Negotiation', required: 3, level: 0 }],
  requirements: [],
  steps: [{ step: 'read', done: false }],
  questions: [{ key: 'bank:price', text: 'A customer asks for less. What do you do?', skill: 'Negotiation', note: '' }],
  asking: '',
});

describe('preparing', () => {
  it('begins with a position', async () => {
    open('/candidate/apply/preparation', { '/api/talent/preparation': json({ items: [] }) });
    expect(await screen.findByText('Choose a position to prepare for')).toBeDefined();
    cleanup();
    const item = { positionId: POSITION, positionTitle: 'Account executive', department: 'Sales', location: 'Chicago' };
    const items = [{ ...item, stage: 'Team interview', interviewAt: null, done: 2 }];
    open('/candidate/apply/preparation', { '/api/talent/preparation': json({ items }) });
    const link = await screen.findByRole('link', { name: 'Account executive' });
    expect(link.getAttribute('href')).toBe(`/candidate/apply/preparation?position=${POSITION}`);
  });

  it('shows what is judged, and keeps steps and notes', async () => {
    const asked = open(`/candidate/apply/preparation?position=${POSITION}`, {
      [`/api/talent/preparation/${POSITION}`]: json(preparation),
      [`/api/talent/preparation/${POSITION}/steps`]: nothing(),
      '/api/talent/preparation/notes': nothing(),
    });
    expect(await screen.findByText('level 3 asked for, not named by you')).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: 'Read the position once more' }));
    await user.click(screen.getByRole('button', { name: /^Write a note on: A customer/ }));
    await user.type(await screen.findByRole('textbox', { name: /A customer asks for less/ }), 'The renewal of May');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body ?? ''))).toEqual([
      { step: 'read', done: true },
      { positionId: POSITION, questionKey: 'bank:price', note: 'The renewal of May' },
    ]);
  });
});

describe('certification', () => {
  const paper = {
    type: 'license' as const,
    name: 'RN license',
    state: 'missing' as const,
    validUntil: null,
    targets: ['Charge nurse'],
    seats: 2,
    asking: [{ positionId: POSITION, title: 'Charge nurse, ICU', department: 'ICU' }],
  };

  it('shows what targets ask for, and which seats', async () => {
    open('/candidate/apply/certification', {
      '/api/productivity/goals': json({ items: [], total: 0 }),
      '/api/talent/my-certifications': json(
        fixtureOf(listWantedPapers.output, { targets: ['Charge nurse'], items: [paper], licensesAway: false }),
      ),
    });
    expect(await screen.findByText('Not on your profile')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Charge nurse, ICU' })).toBeDefined();
    expect(screen.getByText(/and 1 more/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Plan it RN license' }));
    expect(((await screen.findByRole('textbox', { name: 'Task' })) as HTMLInputElement).value).toBe('Get: RN license');
  });

  it('says where targets need none', async () => {
    open('/candidate/apply/certification', {
      '/api/talent/my-certifications': json({ targets: ['Charge nurse'], items: [], licensesAway: false }),
    });
    expect(await screen.findByText('Your targets need no certification')).toBeDefined();
  });
});
