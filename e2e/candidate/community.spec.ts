import { newcomer } from '../support/newcomer.ts';
import { expect, IN_TURNS, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

const SUCCESS = '/candidate/community/success';

test(
  'a story is published by somebody else, and gone when who tells it takes it back',
  IN_TURNS,
  async ({ address, open }) => {
    const title = `A journey of mine ${crypto.randomUUID()}`;
    const author = await open(await newcomer(address));
    await author.goto(`${SUCCESS}?new=story`);
    const form = author.getByRole('dialog', { name: 'Tell your story' });
    await form.getByRole('textbox', { name: 'Title' }).fill(title);
    await form.getByRole('textbox', { name: 'Where it began' }).fill('Cook');
    await form.getByRole('textbox', { name: 'Where it led' }).fill('Account executive');
    await form
      .getByRole('textbox', { name: 'Your story' })
      .fill(
        'In a kitchen you hear at once whether it was good. I looked for work in which that is so as well, and asked for a day to look.',
      );
    await form.getByRole('checkbox', { name: 'Everybody in the organization may read it' }).check();
    await form.getByRole('button', { name: 'Send' }).click();
    await expectToast(author, 'Thank you: somebody looks at your story');

    const admin = await open('org.admin@meridian.example');
    await admin.goto(SUCCESS);
    const card = admin.getByRole('region', { name: title });
    await card.getByRole('radio', { name: 'Publish it' }).check();
    await card.getByRole('button', { name: 'Decide' }).click();
    await expectToast(admin, 'The story is published');

    const reader = await open('sales.rep@meridian.example');
    await reader.goto(`${SUCCESS}?search=${encodeURIComponent(title)}`);
    await expect(reader.getByText('Cook to Account executive')).toBeVisible();
    await author.goto(`${SUCCESS}?show=mine`);
    await author.getByRole('button', { name: `Take back ${title}` }).click();
    await author
      .getByRole('dialog', { name: 'Take your story back?' })
      .getByRole('button', { name: 'Take back' })
      .click();
    await expectToast(author, 'Your story was taken back');
    await expect(reader.getByText('Cook to Account executive')).toHaveCount(0);
  },
);

test('a work of a challenge is handed in, and another one is looked at', IN_TURNS, async ({ address, open }) => {
  const person = await open(await newcomer(address));
  await person.goto('/candidate/community/challenges');
  const title = 'One page for the person who was not there';
  await person.getByRole('button', { name: title }).click();
  const drawer = person.getByRole('dialog', { name: title });
  await drawer.getByRole('button', { name: 'Take part' }).click();
  await expectToast(person, 'You take part');
  await drawer
    .getByRole('textbox', { name: 'My work' })
    .fill('To decide: one year or three. Three, because of the reports.');
  await drawer.getByRole('button', { name: 'Hand in' }).click();
  await expectToast(person, 'Your work is handed in');
  const review = drawer.getByRole('region', { name: 'The work of somebody else' });
  await review.getByRole('checkbox').first().check();
  await review.getByRole('textbox', { name: 'What you saw' }).fill('I know after one minute what is to be decided.');
  await review.getByRole('button', { name: 'Send' }).click();
  await expectToast(person, 'Thank you: they read what you said');
  await expect(drawer.getByText('1 of 2')).toBeVisible();
});
