import { expect, IN_TURNS, test } from '../support/test.ts';

const HR = 'hr.manager@meridian.example';

test('a reason is added, chosen nowhere yet, retired, and taken up again', async ({ open }) => {
  const page = await open(HR);
  await page.goto('/talent/recruit/workflow');
  const text = `Prefers shorter travel ${Date.now()}`;
  await page.getByRole('button', { name: 'Add reason' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add reason' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(text);
  await dialog.getByRole('textbox', { name: 'What the person reads' }).fill('Thank you. The travel did not fit.');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const row = page
    .getByRole('list', { name: 'Reasons for rejections' })
    .getByRole('listitem')
    .filter({ hasText: text });
  await expect(row.getByText('Not given yet')).toBeVisible();
  await row.getByRole('button', { name: /^Retire/ }).click();
  await expect(row.getByText('Retired')).toBeVisible();
  await row.getByRole('button', { name: /^Use again/ }).click();
  await expect(row.getByRole('button', { name: /^Retire/ })).toBeVisible();
  await row.getByRole('button', { name: /^Retire/ }).click();
  await expect(row.getByText('Retired')).toBeVisible();
});

test(
  'a message names an unknown variable by its field, and is read with an applicant’s own values',
  IN_TURNS,
  async ({ open }) => {
    const page = await open(HR);
    await page.goto('/talent/recruit/workflow');
    await page.getByRole('button', { name: 'Write message', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Write message' });
    await dialog.getByRole('textbox', { name: 'Subject' }).fill('About {{position}}');
    await dialog.getByRole('textbox', { name: 'Message' }).fill('You earn {{salary}}');
    await dialog.getByRole('button', { name: 'Put to use' }).click();
    await expect(dialog.getByText('{{salary}} stands for nothing here').first()).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Hello {{firstName}}');
    await dialog.getByRole('combobox', { name: 'Try it with' }).click();
    await page.getByRole('option').first().click();
    const preview = dialog.getByRole('region', { name: 'As the person reads it' });
    await expect(preview.getByText(/^Hello [^{]/)).toBeVisible();
    await expect(preview.getByText(/^About [^{]/)).toBeVisible();
  },
);

test(
  'a pipeline nobody has changed is the standard one; its next version is for positions that are opened later',
  IN_TURNS,
  async ({ open }) => {
    const page = await open('org.admin@northwind.example');
    await page.goto('/talent/recruit/workflow');
    await expect(page.getByText('Standard pipeline in use')).toBeVisible();
    await page.getByRole('button', { name: 'Edit as a new version' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('What runs keeps its version')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'What interviewers look at' }).fill('Let the person think aloud.');
    await dialog.getByRole('button', { name: 'Put to use' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Let the person think aloud.')).toBeVisible();
    const versions = page.getByRole('list', { name: 'Versions of the pipelines' });
    await expect(versions.getByRole('listitem')).toHaveCount(2);
    await versions.getByRole('link', { name: /version 1/ }).click();
    await expect(page.getByText('keep it to their end')).toBeVisible();
  },
);

test('an automation is tried on an applicant, acts from then on, and is switched off', IN_TURNS, async ({ open }) => {
  const page = await open(HR);
  await page.goto('/talent/recruit/workflow');
  const name = `Final rounds ${Date.now()}`;
  await page.getByRole('button', { name: 'Add automation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add automation' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'What they are told' }).fill('{{name}} earns {{salary}}');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('{{salary}} stands for nothing here').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'What they are told' }).fill('Please look at {{position}}');
  await dialog.getByRole('combobox', { name: 'Try it with' }).click();
  await page.getByRole('option').first().click();
  const preview = dialog.getByRole('region', { name: 'What it would do now' });
  await expect(preview.getByText(/^Please look at [^{]/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const row = page.getByRole('list', { name: 'Automations' }).getByRole('listitem').filter({ hasText: name });
  await expect(row.getByText('Has not run yet')).toBeVisible();
  await row.getByRole('button', { name: `Switch off ${name}` }).click();
  await expect(row.getByText('Switched off')).toBeVisible();
});
