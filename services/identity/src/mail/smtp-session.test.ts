import { afterEach, describe, expect, it } from '@jest/globals';
import { mailText } from './mail-texts.js';
import { sendMail } from './smtp-session.js';
import { catchMails, type MailCatcher } from './test/catch-mails.js';

let catcher: MailCatcher;
afterEach(() => catcher.close());

const told = { kind: 'deal', title: 'Deal won', message: 'Jonah won Acme.', link: '/sales/opportunities' } as const;
const mail = {
  ...mailText([told], false, 'https://talent.example'),
  to: { name: 'Ana "The" Lee', address: 'ana@meridian.example' },
  id: '0198-one',
};
let asked = 0;
const handOver = async () => void (asked += 1);
const send = (server = catcher.address, handing: () => Promise<void> = handOver) =>
  sendMail({ server, from: 'Talent OS <no-reply@talent.example>' }, mail, handing);

describe('a mail', () => {
  it('reaches the server with both texts, its link and an id that stays the same', async () => {
    catcher = await catchMails();
    expect(await send()).toEqual({ end: 'sent' });
    expect(await send()).toEqual({ end: 'sent' });
    expect(catcher.caught).toHaveLength(2);
    const [first, second] = catcher.caught;
    expect(first).toMatchObject({ to: 'ana@meridian.example', subject: 'Deal won', id: '<0198-one@talent.example>' });
    expect(second!.id).toBe(first!.id);
    expect(first!.body).toContain('text/plain');
    expect(first!.body).toContain('text/html');
    expect(first!.body).toContain('https://talent.example/sales/opportunities');
  });

  it('brings an appointment as a part of its own, which calendars take by its method', async () => {
    catcher = await catchMails();
    const calendar = { method: 'CANCEL' as const, content: 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n' };
    const settings = { server: catcher.address, from: 'Talent OS <no-reply@talent.example>' };
    expect(await sendMail(settings, { ...mail, calendar }, handOver)).toEqual({ end: 'sent' });
    const [{ body } = { body: '' }] = catcher.caught;
    expect(body).toContain('Content-Type: text/calendar');
    expect(body).toContain('METHOD:CANCEL');
    expect(body).toContain('invitation.ics');
  });

  it('signs in where the address names somebody, and waits where that is refused', async () => {
    catcher = await catchMails({
      authOptional: false,
      onAuth: ({ username, password }, _session, done) =>
        password === 'p@ss' ? done(null, { user: username! }) : done(new Error('Wrong')),
    });
    const { host } = new URL(catcher.address);
    expect(await send(`smtp://post:p%40ss@${host}`)).toEqual({ end: 'sent' });
    expect(await send(`smtp://post:guess@${host}`)).toMatchObject({
      end: 'later',
      reason: expect.stringMatching('sign-in'),
    });
    expect(catcher.caught).toHaveLength(1);
  });

  it.each([
    ['a recipient the server does not know', { recipient: () => ({ code: 550 }) }, 'never'],
    ['a recipient it wants later', { recipient: () => ({ code: 451 }) }, 'later'],
    ['a text it refuses', { answer: () => ({ code: 554 }) }, 'never'],
    ['a text it wants later', { answer: () => ({ code: 452 }) }, 'later'],
    ['a connection that breaks with the text', { answer: () => 'break off' as const }, 'unknown'],
  ])('with %s ends as it should', async (_, behaviour, end) => {
    catcher = await catchMails(behaviour);
    expect((await send()).end).toBe(end);
    expect(catcher.caught).toEqual([]);
  });

  it('waits where nobody answers', async () => {
    catcher = await catchMails();
    const { address } = catcher;
    await catcher.close();
    expect(await send(address)).toMatchObject({ end: 'later', reason: 'The mail server cannot be reached' });
    catcher = await catchMails();
  });

  it('is handed over once the server is ready for it, and not at all where that is refused', async () => {
    catcher = await catchMails({ recipient: (n) => (n === 1 ? { code: 550 } : undefined) });
    asked = 0;
    await send();
    expect(asked).toBe(0);
    const refused = await send(catcher.address, () => Promise.reject(new Error('somebody else has it')));
    expect(refused.end).toBe('later');
    expect(catcher.caught).toEqual([]);
    await send();
    expect([asked, catcher.caught.length]).toEqual([1, 1]);
  });
});
