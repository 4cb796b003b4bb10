import { listCourses } from '@talent-os/contracts/healthcare/education';
import { call } from '../support/api.ts';
import { expect, test } from '../support/test.ts';
import { settled } from '../support/walker.ts';

const NURSE = 'nurse@harbor.example';
test.use({ person: NURSE });

test('a course is taken part by part, and counts once its certificate is there', async ({
  page,
  address,
  sessionOf,
}) => {
  const { items } = await call(address, await sessionOf(NURSE), listCourses, {});
  const course = items.find(({ counted, enrollment }) => !counted && !enrollment);
  if (!course) throw new Error('the nurse has taken every course');
  await page.goto('/healthcare/professional/education');
  await settled(page);
  const completed = page.locator('dl div').filter({ hasText: 'Courses Completed' }).locator('dd > :first-child');
  const before = Number(await completed.textContent());
  await page.getByRole('button', { name: `Enroll in ${course.title}` }).click();
  const dialog = page.getByRole('dialog', { name: course.title });
  for (const part of course.parts) {
    await expect(dialog.getByRole('button', { name: 'Enter certificate' })).toBeDisabled();
    await dialog.getByRole('checkbox', { name: part }).click();
    await expect(dialog.getByRole('checkbox', { name: part })).toBeChecked();
  }
  await dialog.getByRole('button', { name: 'Enter certificate' }).click();
  const certificate = page.getByRole('dialog', { name: 'Enter certificate' });
  await certificate.getByRole('button', { name: 'Complete course' }).click();
  await expect(certificate.getByText('Please enter the number of the certificate')).toBeVisible();
  await certificate.getByRole('textbox', { name: 'Certificate number' }).fill('CE-4711');
  await certificate.getByRole('button', { name: 'Complete course' }).click();
  await expect(completed).toHaveText(String(before + 1));
  await expect(page.getByRole('list', { name: 'Completed courses' }).getByText('CE-4711').first()).toBeVisible();
  await expect(page.getByRole('button', { name: `Enroll in ${course.title}` })).toHaveCount(0);
});
