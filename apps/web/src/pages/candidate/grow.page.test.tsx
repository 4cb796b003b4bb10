import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { listMentorships } from '@talent-os/contracts/talent/collaboration';
import { DevelopmentPlanDetail } from '@talent-os/contracts/talent/development-plans';
import { myOnboarding, OnboardingDetail } from '@talent-os/contracts/talent/onboarding';
import { getAdvance } from '@talent-os/contracts/talent/ways';
import { answer, json } from '../../../test/answers';
import { me } from '../../../test/people';
import { showSignedIn } from '../../../test/signed-in';
import { Component } from './grow.page';

const user = userEvent.setup({ delay: null });
const PLAN = '0192a000-0000-7000-8000-0000000000c1';
const ITEM = '0192a000-0000-7000-8000-0000000000c2';
const nobody = fixtureOf(myOnboarding.output, { plan: null, tasks: [] });
const open = (role: 'CANDIDATE' | 'SALES_REP', answers: Parameters<typeof answer>[0]) => {
  const asked = answer({
    '/api/auth/me': json(me(role)),
    '/api/talent/onboarding/mine': json(nobody),
    '/api/talent/my-advance': json(fixtureOf(getAdvance.output, { roles: [], confirmed: 1, unconfirmed: 2 })),
    '/api/collaboration/mentorships': json(fixtureOf(listMentorships.output, { items: [], skills: [] })),
    ...answers,
  });
  showSignedIn(<Component />, '/candidate/grow', { path: '/candidate/grow' });
  return asked;
};

afterEach(cleanup);

it('starts after somebody joins', async () => {
  open('CANDIDATE', {});
  expect(await screen.findByText('Your plan starts after you join')).toBeDefined();
});

it('shows the plan to agree to, and the conversations with what was said in them', async () => {
  const plan = fixtureOf(DevelopmentPlanDetail, {
    id: PLAN,
    status: 'draft',
    managerName: 'Dana Reyes',
    agreedByEmployeeAt: null,
    items: { done: 0, total: 1 },
    list: [],
    may: { to: [], do: ['agree'] },
    version: 3,
  });
  const checkpoint = { dueOn: '2026-10-20', may: { do: [] } };
  const onboarding = fixtureOf(OnboardingDetail, {
    managerName: 'Dana Reyes',
    title: 'Seller',
    startDate: '2099-01-05',
    checkpoints: [
      { ...checkpoint, day: 30, date: '2026-10-20', rating: 4, notes: 'A calm start' },
      { ...checkpoint, day: 60, date: null, rating: null, notes: null },
    ],
  });
  const asked = open('SALES_REP', {
    '/api/talent/onboarding/mine': json({ plan: onboarding, tasks: [] }),
    '/api/talent/my-development': json({ items: [plan] }),
    [`/api/talent/my-development/${PLAN}/agreement`]: json({ version: 4 }),
  });
  const talks = within(await screen.findByRole('list', { name: 'Conversations of your first 90 days' }));
  expect(talks.getByText('4 of 5')).toBeDefined();
  expect(talks.getByText('A calm start')).toBeDefined();
  expect(screen.getByText(/^As Seller from Jan 5, 2099/)).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Agree' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Agree' }));
  const sent = asked.find(({ method }) => method === 'POST');
  expect([sent!.url, JSON.parse(sent!.body!)]).toEqual([
    `/api/talent/my-development/${PLAN}/agreement`,
    { version: 3 },
  ]);
});

it('ticks what is done in a plan that is worked on, and says where there is none', async () => {
  const item = fixtureOf(DevelopmentPlanDetail).list[0]!;
  const plan = fixtureOf(DevelopmentPlanDetail, {
    status: 'active',
    list: [{ ...item, id: ITEM, text: 'Lead two calls', doneAt: null, doneByName: null }],
    may: { to: [], do: ['tick'] },
  });
  const asked = open('SALES_REP', {
    '/api/talent/my-development': json({ items: [plan] }),
    [`/api/talent/my-development/items/${ITEM}`]: json({ version: 4 }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Lead two calls' }));
  const sent = asked.find(({ method }) => method === 'PUT');
  expect(JSON.parse(sent!.body!)).toEqual({ done: true });
  cleanup();
  open('SALES_REP', { '/api/talent/my-development': json({ items: [] }) });
  expect(await screen.findByText('No plan yet')).toBeDefined();
  expect(screen.getByText('Nobody mentors you now')).toBeDefined();
});

it('goes through the course an item names, part by part, and completes it', async () => {
  const item = fixtureOf(DevelopmentPlanDetail).list[0]!;
  const COURSE = '0192a000-0000-7000-8000-0000000000c3';
  const under = { courseEnrollmentId: COURSE, status: 'in_progress' as const, partsDone: 1, parts: 2 };
  const planOf = (course: typeof under | null) =>
    fixtureOf(DevelopmentPlanDetail, {
      status: 'active',
      list: [
        {
          ...item,
          id: ITEM,
          action: 'course',
          text: 'Handover',
          catalogueItemId: PLAN,
          offerId: null,
          course,
          doneAt: null,
          doneByName: null,
        },
      ],
      may: { to: [], do: ['tick'] },
    });
  const begun = open('SALES_REP', {
    '/api/talent/my-development': json({ items: [planOf(null)] }),
    [`/api/talent/courses/${PLAN}/enrollment`]: json({ id: COURSE }),
  });
  await user.click(await screen.findByRole('button', { name: 'Enroll Handover' }));
  expect(begun.some(({ method, url }) => method === 'POST' && url.endsWith('/enrollment'))).toBe(true);
  cleanup();
  open('SALES_REP', { '/api/talent/my-development': json({ items: [planOf(under)] }) });
  expect(await screen.findByRole('button', { name: 'Finish part 2 of Handover' })).toBeDefined();
  cleanup();
  const asked = open('SALES_REP', {
    '/api/talent/my-development': json({ items: [planOf({ ...under, partsDone: 2 })] }),
    [`/api/talent/my-courses/${COURSE}/completion`]: json({ finished: 1 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Complete Handover' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Complete' }));
  const sent = asked.find(({ method }) => method === 'POST');
  expect([sent!.url, JSON.parse(sent!.body!)]).toEqual([
    `/api/talent/my-courses/${COURSE}/completion`,
    { certificate: null },
  ]);
});
