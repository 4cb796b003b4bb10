import { getSession } from '@talent-os/contracts/chat/sessions';
import { call } from '../support/api.ts';
import { expect, IN_TURNS, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';
import { answers, ask, dialog, field, finished, openAssistant, press, questions } from './support.ts';

const HEAD = 'department.head@meridian.example';
const SEND = '**/api/chat/messages';
test.use({ person: HEAD });

const repeated = [
  [429, 'Too many requests. Your message is queued and will be sent shortly.'],
  [503, 'Server temporarily unavailable. Retrying automatically.'],
] as const;

for (const [status, text] of repeated)
  test(
    `a question that meets a ${status} is sent again by itself, with the text for it`,
    IN_TURNS,
    async ({ page }) => {
      await openAssistant(page);
      await page.route(SEND, (route) => route.fulfill({ status, json: {} }), { times: 1 });
      const answer = await ask(page, 'Which hubs can I use?');
      await expectToast(page, text);
      await finished(answer);
      await expect(answer).toContainText('As of');
      await expect(questions(page)).toHaveCount(1);
    },
  );

test(
  'a question that is refused stays with its reason, and is sent once when it is tried again',
  IN_TURNS,
  async ({ page, address, sessionOf }) => {
    await openAssistant(page);
    await page.route(SEND, (route) => route.fulfill({ status: 400, json: { title: 'Not like this' } }), { times: 1 });
    await field(page).fill('Which hubs can I use?');
    await field(page).press('Enter');
    await expectToast(page, 'Failed to send message. Please try again.');
    const unsent = dialog(page).getByRole('article', { name: 'You, not sent' });
    await expect(unsent).toContainText('Which hubs can I use?');
    await expect(unsent.getByRole('alert')).toContainText('Not sent: ');
    const sent = page.waitForResponse(SEND);
    await press(page, 'Retry');
    await finished(answers(page));
    await expect(unsent).toHaveCount(0);
    await expect(questions(page)).toHaveCount(1);
    const { sessionId } = (await (await sent).json()) as { sessionId: string };
    const { messages } = await call(address, await sessionOf(HEAD), getSession, { sessionId });
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
  },
);
