import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { OwnFeedback } from '@talent-os/contracts/talent/application-feedback';
import { getOwnResponses } from '@talent-os/contracts/talent/own-figures';
import { answer, json, nothing } from '../../../test/answers';
import { me } from '../../../test/people';
import { showSignedIn } from '../../../test/signed-in';
import { dismiss } from '@/lib/notify';
import { Component } from './feedback.page';

const user = userEvent.setup({ delay: null });
const PATH = '/candidate/ai/feedback';
const LIST = '/api/talent/own-feedback';
const ID = '0192a000-0000-7000-8000-0000000000a1';
const over = fixtureOf(OwnFeedback, {
  applicationId: ID,
  positionTitle: 'Account executive',
  status: 'rejected',
  question: null,
  askedAt: null,
  answeredAt: null,
  strengths: null,
  gaps: null,
  advice: null,
  useful: null,
  may: { do: ['ask'] },
});
function open(items: readonly OwnFeedback[], practices = fixtureOf(getOwnResponses.output).practices) {
  const asked = answer({
    '/api/auth/me': json(me('CANDIDATE')),
    '/api/audio/capabilities': json({ configured: false, converts: true }),
    [LIST]: json({ items }),
    '/api/talent/own-figures/performance': json(fixtureOf(getOwnResponses.output, { practices })),
    [`${LIST}/${ID}`]: nothing(),
    [`${LIST}/${ID}/rating`]: nothing(),
  });
  showSignedIn(<Component />, PATH, { path: PATH });
  return asked;
}

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  act(dismiss);
});
afterEach(cleanup);

it('says that there is none', async () => {
  open([], []);
  expect(await screen.findByText('No feedback yet')).toBeVisible();
});

it('asks once for an application that is over', async () => {
  const asked = open([over]);
  await user.click(await screen.findByRole('button', { name: 'Ask for feedback on Account executive' }));
  const dialog = await screen.findByRole('dialog', { name: 'Feedback on Account executive' });
  await user.type(within(dialog).getByRole('textbox', { name: 'What would you like to know?' }), 'Why?');
  await user.click(within(dialog).getByRole('button', { name: 'Ask for feedback' }));
  const sent = asked.find(({ method }) => method === 'POST');
  expect([sent?.url, JSON.parse(sent?.body ?? '{}')]).toEqual([`${LIST}/${ID}`, { question: 'Why?' }]);
});

it('shows what was released, and takes whether it was useful', async () => {
  const at = '2026-11-20T10:00:00.000Z';
  const asked = open([
    { ...over, question: 'Why?', askedAt: at, answeredAt: at, advice: 'Lead a renewal.', may: { do: ['rate'] } },
  ]);
  expect(await screen.findByText('Lead a renewal.')).toBeVisible();
  expect(screen.queryByText('What was missing')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Useful' }));
  const sent = asked.find(({ method }) => method === 'PUT');
  expect(JSON.parse(sent?.body ?? '{}')).toEqual({ useful: true });
});

it('says that nothing is released', async () => {
  const at = '2026-11-20T10:00:00.000Z';
  open([{ ...over, askedAt: at, answeredAt: at, may: { do: [] } }]);
  expect(await screen.findByText(/The employer releases nothing of it/)).toBeVisible();
});
