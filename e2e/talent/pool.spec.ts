import { listPositionChoices } from '@talent-os/contracts/talent/positions';
import { call } from '../support/api.ts';
import { newcomer } from '../support/newcomer.ts';
import { expect, IN_TURNS, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

const RECRUITER = 'recruiter@meridian.example';

test('a recruiter finds who registered, tags them, notes something and adds them to a position', async ({
  open,
  address,
  sessionOf,
}) => {
  const { user } = await sessionOf(await newcomer(address));
  const recruiter = await sessionOf(RECRUITER);
  const { items } = await call(address, recruiter, listPositionChoices, {});
  const position = items[0]!;

  const page = await open(RECRUITER);
  await page.goto('/talent/recruit/people?sort=lastAt:desc&search=Fairbairn');
  const drawer = page.getByRole('dialog', { name: 'Nadia Fairbairn' });
  await expect(async () => {
    await page.goto(`/talent/recruit/people?candidate=${user.id}`);
    await expect(drawer.getByText('None yet')).toBeVisible();
  }).toPass();

  await drawer.getByRole('textbox', { name: 'New tag' }).fill('Met at the fair');
  await drawer.getByRole('button', { name: 'Tag', exact: true }).click();
  await expect(drawer.getByRole('button', { name: 'Take off Met at the fair' })).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Note' }).fill('Would like to start in spring.');
  await drawer.getByRole('button', { name: 'Keep note' }).click();
  await expectToast(page, 'Note kept');
  await expect(drawer.getByText('Would like to start in spring.').first()).toBeVisible();

  await drawer.getByRole('button', { name: 'Add to a position' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Nadia Fairbairn to a position' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Please choose a position').first()).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Position' }).fill(position.title);
  await page
    .getByRole('option', { name: `${position.title}, ${position.location}` })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(drawer.getByRole('link', { name: position.title })).toBeVisible();
});

test('two records are compared before they are merged, and the list is narrowed', IN_TURNS, async ({ open }) => {
  const page = await open(RECRUITER);
  await page.goto('/talent/recruit/people?standing=finalist');
  await expect(page.getByText(/finalist for/).first()).toBeVisible();
  await page.getByRole('button', { name: /possible duplicate/ }).click();
  const dialog = page.getByRole('dialog', { name: 'One person, two records?' });
  await expect(dialog.getByText('Same phone and family name').first()).toBeVisible();
  await expect(dialog.getByText(/the shorter one/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Two people' }).click();
  const question = page.getByRole('dialog', { name: 'Are they two people?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/talent/recruit/people?search=zzzzzzzz');
  await expect(
    page.getByText('No candidates match').or(page.getByText('No results match your filters')).first(),
  ).toBeVisible();
});
