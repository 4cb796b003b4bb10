import { getSkillMatrix } from '@talent-os/contracts/talent/skill-matrix';
import { call } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

const HR = 'hr.manager@meridian.example';

test('HR confirms a level, starts a plan for the widest gap, and agrees to it', async ({
  open,
  address,
  sessionOf,
}) => {
  const session = await sessionOf(HR);
  const matrix = await call(address, session, getSkillMatrix, {});
  const person = matrix.people.findLast(({ may }) => may.do.includes('plan'))!;
  const skill = matrix.skills[0]!.name;

  const page = await open(HR);
  await page.goto(`/talent/develop?team=${encodeURIComponent(matrix.department!)}`);
  await page.getByRole('button', { name: `${person.name}, ${skill}: ` }).click();
  const confirming = page.getByRole('dialog', { name: `${skill} of ${person.name}` });
  await confirming.getByRole('textbox', { name: 'What shows it' }).fill('Three shifts side by side');
  await confirming.getByRole('button', { name: 'Confirm level' }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^${person.name}, ${skill}: .*confirmed`) })).toBeVisible();

  await page.getByRole('button', { name: `Plan for ${person.name}`, exact: true }).click();
  const starting = page.getByRole('dialog', { name: 'Start a development plan' });
  await expect(starting.getByRole('combobox', { name: 'Person' })).toHaveValue(new RegExp(`^${person.name}`));
  await starting.getByRole('button', { name: 'Start', exact: true }).click();

  const plan = page.getByRole('dialog', { name: `Plan of ${person.name}` });
  await expect(plan.getByText('Waits for its first item')).toBeVisible();
  await plan.getByRole('button', { name: 'Add item' }).click();
  const adding = page.getByRole('dialog', { name: `Add to the plan of ${person.name}` });
  await adding.getByRole('combobox', { name: 'Level aimed for' }).click();
  await page.getByRole('option', { name: /^Expert/ }).click();
  await adding.getByRole('textbox', { name: 'What is done' }).fill('Ten handovers beside the lead');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(plan.getByText('Ten handovers beside the lead')).toBeVisible();
  await plan.getByRole('button', { name: 'Agree' }).click();
  await page
    .getByRole('dialog', { name: `Agree to the plan of ${person.name}?` })
    .getByRole('button', { name: 'Agree' })
    .click();
  await expect(plan.getByText(`Waits for ${person.name}`)).toBeVisible();
});
