import { afterEach, describe, expect, it } from '@jest/globals';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { getLesson, Lesson, OpenCourse } from '@talent-os/contracts/talent/learning';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, json } from '../../../test/answers';
import { me } from '../../../test/people';
import { showSignedIn } from '../../../test/signed-in';
import { Component as Marketplace } from './marketplace.page';
import { Component as Micro } from './micro.page';

const ID = '0192a000-0000-7000-8000-0000000000c1';
const WAY = '0192a000-0000-7000-8000-0000000000c2';

afterEach(cleanup);

const course = {
  id: ID,
  title: 'Handover',
  price: null,
  required: true,
  parts: ['Prepare', 'Say it'],
  saved: false,
  course: null,
  may: { do: ['enroll' as const] },
};

function showCourses(more: Partial<OpenCourse> = {}, total = 1) {
  const items = total === 0 ? [] : [fixtureOf(OpenCourse, { ...course, ...more })];
  const asked = answer({
    '/api/auth/me': json(me('SALES_REP')),
    '/api/talent/courses': json({ items, total }),
    [`/api/talent/courses/${ID}/enrollment`]: json({ id: WAY }),
  });
  showSignedIn([<Marketplace key="page" />], '/candidate/learning/marketplace');
  return asked;
}

describe('the marketplace', () => {
  it('opens a course to enroll in', async () => {
    const asked = showCourses();
    expect(await screen.findByText('Required')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Handover' }));
    const drawer = await screen.findByRole('dialog', { name: 'Handover' });
    expect(within(drawer).getByText('Say it')).toBeInTheDocument();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Enroll' }));
    expect(asked.some(({ method, url }) => method === 'POST' && url.endsWith('/enrollment'))).toBe(true);
  });

  it('goes on with one that is under way, and says what a plan is needed for', async () => {
    const way = { courseEnrollmentId: WAY, status: 'in_progress' as const, partsDone: 1, parts: 2 };
    showCourses({ course: way, may: { do: [] } });
    await userEvent.click(await screen.findByRole('button', { name: 'Handover' }));
    expect(await screen.findByRole('button', { name: 'Finish part 2 of Handover' })).toBeInTheDocument();
    cleanup();
    showCourses({ price: 9_900, may: { do: [] } });
    await userEvent.click(await screen.findByRole('button', { name: 'Handover' }));
    const drawer = await screen.findByRole('dialog', { name: 'Handover' });
    expect(within(drawer).queryByRole('button', { name: 'Enroll' })).toBeNull();
    expect(within(drawer).getByText(/once it stands in the plan/)).toBeInTheDocument();
  });

  it('says that nothing matches', async () => {
    showCourses({}, 0);
    expect(await screen.findByText('No courses match')).toBeInTheDocument();
  });
});

describe('a lesson', () => {
  it('is read, answered, and says when it comes again', async () => {
    const lesson = { id: ID, title: 'Read it back', state: 'due' as const, dueOn: '2026-11-20' };
    const asked = answer({
      '/api/auth/me': json(me('SALES_REP')),
      '/api/talent/lessons': json({ items: [fixtureOf(Lesson, lesson)], total: 1 }),
      [`/api/talent/lessons/${ID}`]: json(
        fixtureOf(getLesson.output, {
          ...lesson,
          body: 'Write it down.',
          question: 'What first?',
          options: ['Ask', 'Read back'],
        }),
      ),
      [`/api/talent/lessons/${ID}/answer`]: json({
        right: false,
        answer: 2,
        why: 'Only they know.',
        dueOn: '2026-11-21',
      }),
    });
    showSignedIn([<Micro key="page" />], '/candidate/learning/micro');
    await userEvent.click(await screen.findByRole('button', { name: 'Read it back' }));
    const drawer = await screen.findByRole('dialog', { name: 'Read it back' });
    expect(await within(drawer).findByRole('button', { name: 'Answer' })).toBeDisabled();
    await userEvent.click(within(drawer).getByRole('radio', { name: 'Ask' }));
    await userEvent.click(within(drawer).getByRole('button', { name: 'Answer' }));
    expect(await within(drawer).findByText('Not quite')).toBeInTheDocument();
    expect(within(drawer).getByText('Right would be: Read back')).toBeInTheDocument();
    const sent = asked.find(({ method }) => method === 'POST');
    expect(JSON.parse(sent!.body!)).toEqual({ answer: 1 });
  });

  it('says that nothing is left', async () => {
    answer({ '/api/auth/me': json(me('SALES_REP')), '/api/talent/lessons': json({ items: [], total: 0 }) });
    showSignedIn([<Micro key="page" />], '/candidate/learning/micro');
    expect(await screen.findByText('All caught up')).toBeInTheDocument();
  });
});
