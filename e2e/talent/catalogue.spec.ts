import { expect, IN_TURNS, test } from '../support/test.ts';

test('HR drafts a lesson and a department head publishes it', IN_TURNS, async ({ open }) => {
  const title = 'A lesson of a journey';
  const author = await open('hr.manager@meridian.example');
  await author.goto('/talent/develop?view=catalogue&new=item');
  const form = author.getByRole('dialog', { name: 'New item' });
  await form.getByRole('combobox', { name: 'Kind' }).click();
  await author.getByRole('option', { name: 'Lesson' }).click();
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form.getByRole('textbox', { name: 'What it is for' }).fill('Shows how a lesson comes to be used.');
  await form.getByRole('textbox', { name: 'Minutes' }).fill('5');
  await form.getByRole('combobox', { name: 'Skills' }).click();
  await author.getByRole('option').first().click();
  await author.keyboard.press('Escape');
  await form
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('Say what you saw before you say what you think.');
  await form.getByRole('textbox', { name: 'Question at the end' }).fill('What comes first?');
  await form.getByRole('textbox', { name: 'Answers to choose from' }).fill('What you saw\nWhat you think');
  await form.getByRole('combobox', { name: 'Right answer' }).click();
  await author.getByRole('option', { name: 'What you saw' }).click();
  await form.getByRole('textbox', { name: 'Why it is right' }).fill('Others can check it.');
  await form.getByRole('button', { name: 'Save draft' }).click();
  const drafted = author.getByRole('dialog', { name: title });
  await expect(drafted.getByRole('button', { name: 'Edit draft' })).toBeVisible();
  await expect(drafted.getByRole('button', { name: 'Publish' })).toHaveCount(0);

  const publisher = await open('department.head@meridian.example');
  await publisher.goto(`/talent/develop?view=catalogue&search=${encodeURIComponent(title)}`);
  await publisher.getByRole('button', { name: title }).click();
  const item = publisher.getByRole('dialog', { name: title });
  await item.getByRole('button', { name: 'Publish' }).click();
  await publisher
    .getByRole('dialog', { name: `Publish “${title}”?` })
    .getByRole('button', { name: 'Publish' })
    .click();
  await expect(item.getByText('Published').first()).toBeVisible();
});
