import { expect, it } from '@jest/globals';
import { catchMails } from './catch-mails.js';

it('waits for a port that another catcher holds', async () => {
  const first = await catchMails();
  const port = Number(new URL(first.address).port);
  const second = catchMails({ port });
  const state = () => Promise.race([second.then(() => 'has it'), Promise.resolve('waits')]);
  expect(await state()).toBe('waits');
  await first.close();
  await (await second).close();
});

it('says so where it cannot listen at all', async () => {
  await expect(catchMails({ port: 70_000 })).rejects.toThrow('port');
});
