import { violations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { answers, askFor, dialog, openAssistant, press } from './support.ts';

// Nobody else has the assistant remember anything as him.
test.use({ person: 'recruiter@meridian.example' });

test('the assistant remembers what it is asked to: off at first, approved, changed, used, and forgotten', async ({
  page,
}) => {
  await openAssistant(page);
  await expect(await askFor(page, 'Remember that by my crowd I mean candidates')).toContainText('remembering is off');
  await press(page, 'Assistant settings');
  const settings = dialog(page).getByRole('region', { name: 'Assistant settings' });
  await settings.getByRole('switch', { name: 'Remember what I ask it to' }).click();
  await expect(settings.getByText('Nothing yet.')).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);
  await press(page, 'Back to chat');

  await expect(await askFor(page, 'Remember that Dana Whitfield has diabetes')).toContainText(
    'I do not remember health or personal details',
  );
  await askFor(page, 'Remember that by my crowd I mean candidates');
  await answers(page).last().getByRole('button', { name: 'Edit first' }).click();
  const form = page.getByRole('dialog', { name: 'Remember this' });
  await expect(form.getByRole('textbox')).toHaveValue('by my crowd I mean candidates');
  await form.getByRole('textbox').fill('by my crowd I mean my applications');
  await form.getByRole('button', { name: 'Remember' }).click();
  await expect(settings.getByRole('listitem')).toContainText('by my crowd I mean my applications');
  await press(page, 'Back to chat');

  await expect(await askFor(page, 'How many of my crowd are there?')).toContainText(
    'As you asked me to remember: “my crowd” is my applications.',
  );
  await askFor(page, 'Forget about my crowd');
  await answers(page).last().getByRole('button', { name: 'Approve' }).click();
  await expect(answers(page).last()).toContainText('Done');
  await expect(await askFor(page, 'What do you remember about me?')).toContainText('not asked me to remember');

  await press(page, 'Assistant settings');
  await settings.getByRole('switch', { name: 'Remember what I ask it to' }).click();
  await expect(settings.getByRole('switch')).not.toBeChecked();
});
