import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { advanceErasures, requestErasure } from '@talent-os/contracts/talent/own-erasure.js';
import { eventually, newCandidate, ownerQuery, signIn, workNow } from '@talent-os/testing';
import { catchMails, type MailCatcher } from '../mail/test/catch-mails.js';

let catcher: MailCatcher;
beforeAll(async () => {
  catcher = await catchMails({ port: Number(process.env.TEST_SMTP_PORT) });
});
afterAll(() => catcher.close());

async function makeDue(userId: string): Promise<void> {
  await ownerQuery(
    `update talent.due set due_at = now() where kind = 'erasure' and subject_id in
       (select e.id from talent.erasure e where e.user_id = $1)`,
    [userId],
  );
  await workNow(advanceErasures);
}
const rowsOf = (userId: string) =>
  ownerQuery('select state from identity.mail where person_id = $1 or strpos(key, $1::uuid::text) > 0', [userId]);

it('tells whoever was erased by mail that it is done, once, and forgets where that went', async () => {
  const { email, password } = await newCandidate('northwind', { firstName: 'Ottoline', lastName: 'Partenay' });
  const person = await signIn(email, password);
  await person.call(requestErasure, { word: 'ERASE' });
  const told = () => catcher.caught.filter(({ to, subject }) => to === email && subject.endsWith('has erased you'));
  await eventually(async () => {
    await makeDue(person.id);
    expect(told()).toHaveLength(1);
  });
  const [mail] = told();
  expect(mail!.body).toContain('It is done');
  expect(mail!.body).not.toContain('Ottoline');
  expect(await ownerQuery('select 1 from identity.person where id = $1', [person.id])).toEqual([]);

  await eventually(async () => {
    await makeDue(person.id);
    expect(await rowsOf(person.id)).toEqual([]);
    expect(await ownerQuery('select 1 from talent.erasure where user_id = $1', [person.id])).toEqual([]);
  });
  expect(told()).toHaveLength(1);
});
