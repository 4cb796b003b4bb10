import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, jest } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import type { FeedbackRequest } from '@talent-os/contracts/talent/application-feedback';
import { answer, json, nothing } from '../../../../../test/answers';
import { me } from '../../../../../test/people';
import { showSignedIn } from '../../../../../test/signed-in';
import { Feedback } from './feedback';

const user = userEvent.setup({ delay: null });
const ID = '0192a000-0000-7000-8000-0000000000a1';
const ADDRESS = `/api/talent/applications/${ID}/feedback`;
const asked: FeedbackRequest = {
  question: 'Why?',
  askedAt: '2026-11-20T10:00:00.000Z',
  answerBy: '2026-11-30',
  strengths: '',
  gaps: '',
  advice: '',
  released: [],
  answeredAt: null,
  answeredByName: null,
  useful: null,
  may: { do: ['answer'] },
};
function open(request: FeedbackRequest | null) {
  const calls = answer({
    '/api/auth/me': json(me('RECRUITER')),
    '/api/audio/capabilities': json({ configured: false, converts: true }),
    [ADDRESS]: ({ method }) => (method === 'GET' ? json({ request }) : nothing()),
  });
  showSignedIn([<Feedback key="part" applicationId={ID} personName="Ada Byron" />]);
  return calls;
}

afterEach(cleanup);

it('answers in words, of which the person reads what is released', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const calls = open(asked);
  await user.click(await screen.findByRole('button', { name: 'Answer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Feedback for Ada Byron' }));
  await user.type(dialog.getByRole('textbox', { name: 'What convinced' }), 'Clear.');
  await user.type(dialog.getByRole('textbox', { name: 'What was missing' }), 'Depth.');
  await user.click(dialog.getByRole('checkbox', { name: 'Ada Byron reads: What was missing' }));
  await user.click(dialog.getByRole('button', { name: 'Answer' }));
  const sent = calls.find(({ method }) => method === 'POST');
  expect(JSON.parse(sent?.body ?? '{}')).toEqual({
    strengths: 'Clear.',
    gaps: 'Depth.',
    advice: '',
    released: ['strengths'],
  });
});

it('says what was answered, and what of it stays', async () => {
  open({
    ...asked,
    strengths: 'Clear.',
    gaps: 'Depth.',
    released: ['strengths'],
    answeredAt: '2026-11-21T10:00:00.000Z',
    answeredByName: 'Rosa Lind',
    useful: true,
    may: { do: [] },
  });
  expect(await screen.findByText('What was missing (stays here)')).toBeVisible();
  expect(screen.getByText('Rosa Lind')).toBeVisible();
  expect(screen.getByText('Useful')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull();
});
