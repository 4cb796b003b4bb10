import { afterEach, describe, expect, it } from '@jest/globals';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { LearningOutcome } from '@talent-os/contracts/talent/learning-outcomes';
import { LearningPath } from '@talent-os/contracts/talent/learning-paths';
import { getLearningProgress, TakenCourse } from '@talent-os/contracts/talent/learning-progress';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, json } from '../../../test/answers';
import { me } from '../../../test/people';
import { showSignedIn } from '../../../test/signed-in';
import { Component } from './own-learning.page';

const ID = '0192a000-0000-7000-8000-0000000000d1';
const DONE = '0192a000-0000-7000-8000-0000000000d2';
const PROOF = '0192a000-0000-7000-8000-0000000000d3';

afterEach(cleanup);

const open = (part: string, answers: Parameters<typeof answer>[0]) => {
  const path = `/candidate/learning/${part}`;
  const asked = answer({ '/api/auth/me': json(me('SALES_REP')), ...answers });
  showSignedIn(<Component />, path, { path });
  return asked;
};

describe('the progress of who learns', () => {
  const progress = (courses: readonly TakenCourse[]) =>
    json(
      fixtureOf(getLearningProgress.output, {
        courses: [...courses],
        learnedMinutes: 90,
        earnedCredits: 12.5,
        weeksLearned: courses.length,
        weeks: [{ startsOn: '2026-11-16', days: 2 }],
      }),
    );
  const done = (proof: TakenCourse['proof']) =>
    fixtureOf(TakenCourse, { id: DONE, title: 'Discovery', provider: 'In-house', status: 'completed', proof });

  it('goes on with a course, and uploads the certificate of one that is completed', async () => {
    const taking = { id: ID, title: 'Handover', status: 'in_progress' as const, parts: ['Prepare', 'Say it'] };
    const courses = [fixtureOf(TakenCourse, { ...taking, partsDone: 1, completedAt: null }), done(null)];
    open('progress', { '/api/talent/learning-progress': progress(courses) });
    expect(await screen.findByText(/^1 of 2 parts finished. Next: Say it/)).toBeVisible();
    expect(screen.getByText('1.25 CEU')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Finish part 2 of Handover' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Upload certificate Discovery' }));
    const dialog = await screen.findByRole('dialog', { name: 'Upload a certificate' });
    expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveValue('Discovery');
    expect(within(dialog).getByRole('textbox', { name: 'Issued by' })).toHaveValue('In-house');
  });

  it('opens a certificate that is there', async () => {
    open('progress', {
      '/api/talent/learning-progress': progress([done({ verificationId: PROOF, filename: 'discovery.pdf' })]),
    });
    expect(await screen.findByRole('button', { name: 'Open certificate Discovery' })).toBeVisible();
  });

  it('says that nothing was started', async () => {
    open('progress', { '/api/talent/learning-progress': progress([]) });
    expect(await screen.findByText('Nothing started')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a course' })).toHaveAttribute(
      'href',
      '/candidate/learning/marketplace',
    );
  });
});

describe('what happened after a course', () => {
  const outcome = {
    id: DONE,
    title: 'Discovery',
    provider: 'In-house',
    completedAt: '2026-10-01T12:00:00.000Z',
    certificate: null,
    proof: null,
    sharedAt: null,
    skills: [{ skillId: ID, name: 'Planning', level: 3, taught: true, at: '2026-10-09T12:00:00.000Z' }],
    papers: [],
    interviews: [{ interviewId: PROOF, positionTitle: 'Coach', at: '2026-10-20T12:00:00.000Z' }],
    roles: [],
  };

  it('stands by its date, and a certificate is shared', async () => {
    const asked = open('outcomes', {
      '/api/talent/learning-outcomes': json({ items: [fixtureOf(LearningOutcome, outcome)] }),
      [`/api/talent/my-courses/${DONE}/shared`]: json({}),
    });
    const after = await screen.findByRole('list', { name: 'After Discovery' });
    const [first, second] = within(after).getAllByRole('listitem');
    expect(first).toHaveTextContent(/Coach.*Interview/);
    expect(second).toHaveTextContent(/Planning.*In this course/);
    await userEvent.click(screen.getByRole('button', { name: 'Share certificate Discovery' }));
    const sent = asked.find(({ method }) => method === 'PUT');
    expect(JSON.parse(sent!.body!)).toEqual({ shared: true });
  });

  it('says so where nothing did, and where no course is finished', async () => {
    const bare = { ...outcome, skills: [], interviews: [], sharedAt: '2026-10-02T12:00:00.000Z' };
    open('outcomes', { '/api/talent/learning-outcomes': json({ items: [fixtureOf(LearningOutcome, bare)] }) });
    expect(await screen.findByText('Nothing has been recorded since')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Stop sharing Discovery' })).toBeVisible();
    cleanup();
    open('outcomes', { '/api/talent/learning-outcomes': json({ items: [] }) });
    expect(await screen.findByText('Finish a course to see outcomes')).toBeVisible();
  });
});

describe('the path to a role', () => {
  const step = { kind: 'lesson' as const, minutes: 5, skills: ['Planning'], done: false };
  const path = {
    targetId: PROOF,
    title: 'Coach',
    industry: 'SALES' as const,
    startedAt: '2026-11-01T00:00:00.000Z',
    version: 3,
    percent: 50,
    missing: [{ name: 'Planning', level: 1, required: 3 }],
    steps: [
      { ...step, catalogueItemId: ID, title: 'Plan a day', done: true },
      { ...step, catalogueItemId: DONE, title: 'Plan a week' },
    ],
    may: { do: ['reorder' as const, 'drop' as const] },
  };
  const show = (items: readonly LearningPath[]) =>
    open('paths', {
      '/api/talent/learning-paths': json({ items }),
      [`/api/talent/learning-paths/${PROOF}`]: json({}),
      [`/api/talent/learning-paths/${PROOF}/order`]: json({ version: 4 }),
    });

  it('goes on with its next step, which can be put in front', async () => {
    const asked = show([fixtureOf(LearningPath, path)]);
    expect(await screen.findByText('Sales · 1 of 2 steps finished')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue with Plan a week' })).toHaveAttribute(
      'href',
      `/candidate/learning/micro?lesson=${DONE}`,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Up Plan a week' }));
    const sent = asked.find(({ method }) => method === 'PUT');
    expect(JSON.parse(sent!.body!)).toEqual({ catalogueItemIds: [DONE, ID], version: 3 });
  });

  it('is started from what is proposed', async () => {
    const proposed = { ...path, startedAt: null, version: null, may: { do: ['start' as const] } };
    const asked = show([fixtureOf(LearningPath, proposed)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Start the path to Coach' }));
    expect(asked.some(({ method }) => method === 'POST')).toBe(true);
  });

  it('asks for a target where there is none', async () => {
    show([]);
    expect(await screen.findByText('Save a target to get a path')).toBeVisible();
  });
});
