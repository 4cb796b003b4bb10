import { findPeople } from '@talent-os/contracts/identity/directory';
import { listOffboardings } from '@talent-os/contracts/talent/offboarding';
import { call } from '../support/api.ts';
import { dayFromNow } from '../support/fixtures.ts';
import { expect, test } from '../support/test.ts';

const HR = 'hr.manager@meridian.example';

test('HR offboards a colleague, ticks a task, records the exit interview, and lets them stay after all', async ({
  open,
  address,
  sessionOf,
}) => {
  const session = await sessionOf(HR);
  const [people, leaving] = await Promise.all([
    call(address, session, findPeople, { role: 'CYBER_ANALYST', industry: 'CYBER' }),
    call(address, session, listOffboardings, { running: 'true' }),
  ]);
  const leaver = people.items.findLast(({ id }) => !leaving.items.some(({ employeeId }) => employeeId === id))!;

  const page = await open(HR);
  await page.goto('/talent/offboard');
  await expect(page.getByRole('list', { name: 'Exit themes' })).toContainText('No way to grow');
  await page.getByRole('button', { name: 'Start offboarding' }).click();
  const starting = page.getByRole('dialog', { name: 'Start offboarding' });
  await starting.getByRole('combobox', { name: 'Person' }).fill(leaver.name);
  await page.getByRole('option', { name: leaver.name }).first().click();
  await starting.getByLabel('Last day').fill(dayFromNow(30));
  await starting.getByRole('button', { name: 'Start', exact: true }).click();

  const drawer = page.getByRole('dialog', { name: leaver.name, exact: true });
  await expect(drawer.getByText('Initiated')).toBeVisible();
  await drawer.getByRole('checkbox', { name: 'Tell the team, and who takes over' }).click();
  await expect(drawer.getByText('In progress')).toBeVisible();
  await drawer.getByRole('button', { name: 'Record interview' }).click();
  const interview = page.getByRole('dialog', { name: `Exit interview with ${leaver.name}` });
  await interview.getByRole('combobox', { name: 'Themes' }).click();
  await page.getByRole('option', { name: 'Workload' }).click();
  await page.keyboard.press('Escape');
  await interview.getByRole('textbox', { name: 'Note' }).fill('Three nights in a row, every week.');
  await interview.getByRole('button', { name: 'Record' }).click();
  await expect(drawer.getByText('Three nights in a row, every week.')).toBeVisible();

  await drawer.getByRole('button', { name: 'Cancel leaving' }).click();
  const staying = page.getByRole('dialog', { name: `Does ${leaver.name} stay?` });
  await staying.getByRole('textbox', { name: 'Reason' }).fill('The roster was changed.');
  await staying.getByRole('button', { name: 'Cancel leaving' }).click();
  await expect(drawer.getByText('Stays open')).toBeVisible();
  await expect(drawer.getByRole('group', { name: 'Actions' })).toHaveCount(0);
});
