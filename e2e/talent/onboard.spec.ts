import { cancelOnboarding } from '@talent-os/contracts/talent/onboarding-changes';
import { myOnboarding } from '@talent-os/contracts/talent/onboarding';
import { call } from '../support/api.ts';
import { stateJourney, type ScreenState } from '../support/screen-states.ts';
import { expect, test, type Page, IN_TURNS } from '../support/test.ts';
import { settled } from '../support/walker.ts';

const HR = 'hr.manager@meridian.example';
const NEWCOMER = 'analyst@meridian.example';
const SCREEN = '/talent/onboard';

/** Chooses somebody by name in an open dialog. */
async function choose(page: Page, field: string, name: string) {
  await page.getByRole('combobox', { name: field }).fill(name);
  await page.getByRole('option', { name }).first().click();
}

test('HR starts a plan from a template, the newcomer ticks and is held up, HR unblocks and cancels', async ({
  open,
  address,
  sessionOf,
}) => {
  const { plan } = await call(address, await sessionOf(NEWCOMER), myOnboarding, {});
  if (plan && plan.status !== 'completed')
    await call(address, await sessionOf(HR), cancelOnboarding, {
      onboardingPlanId: plan.id,
      version: plan.version,
      reason: 'An earlier run left it',
    });

  const page = await open(HR);
  await page.goto(SCREEN);
  await page.getByRole('button', { name: 'Start onboarding' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start onboarding' });
  await dialog.getByRole('button', { name: 'Start onboarding' }).click();
  await expect(dialog.getByText('Please choose a colleague')).toBeVisible();
  await choose(page, 'Newcomer', 'Kenji Aalto');
  await dialog.getByRole('combobox', { name: 'Template' }).click();
  await page.getByRole('option', { name: /^Standard onboarding, Cybersecurity/ }).click();
  await choose(page, 'Led by', 'Dana Whitfield');
  await dialog.getByRole('textbox', { name: 'Department' }).fill('Security operations');
  await dialog.getByRole('button', { name: 'Start onboarding' }).click();
  const drawer = page.getByRole('dialog', { name: 'Kenji Aalto' });
  await expect(drawer.getByText('Not started')).toBeVisible();

  const theirs = await open(NEWCOMER);
  await theirs.goto(SCREEN);
  await settled(theirs);
  await expect(theirs.getByRole('button', { name: 'Start onboarding' })).toHaveCount(0);
  await theirs.getByRole('checkbox', { name: 'Meet the team: done' }).click();
  await expect(theirs.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(drawer.getByText('Preboarding', { exact: true })).toBeVisible();
  await expect(drawer.getByRole('checkbox', { name: /^Meet the team/ })).toBeChecked();

  await theirs.getByRole('button', { name: 'Actions: Read and sign the handbook' }).click();
  await theirs.getByRole('menuitem', { name: 'Report as blocked' }).click();
  const report = theirs.getByRole('dialog', { name: 'Report as blocked' });
  await report.getByRole('textbox').fill('The handbook is not in the library');
  await report.getByRole('button', { name: 'Report' }).click();
  await expect(drawer.getByText('The handbook is not in the library')).toBeVisible();
  await drawer.getByRole('button', { name: /^Actions: Read and sign the handbook/ }).click();
  await page.getByRole('menuitem', { name: 'Unblock' }).click();
  await expect(drawer.getByText('The handbook is not in the library')).toHaveCount(0);
  await theirs.getByRole('checkbox', { name: 'Read and sign the handbook: done' }).click();
  await expect(drawer.getByRole('checkbox', { name: /^Read and sign the handbook/ })).toBeChecked();

  await drawer.getByRole('button', { name: 'Cancel onboarding' }).click();
  const cancel = page.getByRole('dialog', { name: 'Cancel the onboarding of Kenji Aalto?' });
  await cancel.getByRole('textbox', { name: 'Reason' }).fill('Stays in the old seat');
  await cancel.getByRole('button', { name: 'Cancel onboarding' }).click();
  await expect(drawer.getByText('Stays in the old seat')).toBeVisible();
});

test(
  'a manager sees the newcomers they lead and holds a checkpoint; sales counts ramp days',
  IN_TURNS,
  async ({ open }) => {
    const page = await open('hiring.manager@meridian.example');
    await page.goto(`/sales/talent/onboard?status=all`);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales Onboarding');
    await expect(page.getByRole('button', { name: 'Start onboarding' })).toHaveCount(0);
    const hr = await open(HR);
    await hr.goto('/sales/talent/onboard?due=true');
    await settled(hr);
    await expect(hr.getByRole('columnheader', { name: 'Ramp days' })).toBeVisible();
    await hr.getByRole('row').nth(1).getByRole('button').first().click();
    const drawer = hr.getByRole('dialog');
    await drawer
      .getByRole('button', { name: /^Record the checkpoint after/ })
      .first()
      .click();
    const dialog = hr.getByRole('dialog', { name: /after \d+ days$/ });
    await dialog.getByRole('button', { name: 'Record' }).click();
    await expect(dialog.getByText('Please choose a rating')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'How is it going?' }).click();
    await hr.getByRole('option', { name: '4 – Ahead' }).click();
    await dialog.getByRole('textbox', { name: 'Notes' }).fill('Leads calls alone by now');
    await dialog.getByRole('button', { name: 'Record' }).click();
    await expect(hr.getByRole('region', { name: 'Checkpoints' }).getByText('Leads calls alone by now')).toBeVisible();
  },
);

const states: readonly ScreenState[] = [
  { name: 'the list of plans', path: SCREEN },
  { name: 'my own onboarding', person: 'multi@meridian.example', path: SCREEN },
  {
    name: 'a plan with its tasks',
    path: SCREEN,
    show: async (page) => {
      await page.getByRole('button', { name: 'Ruth Castillo' }).click();
      await expect(page.getByRole('region', { name: 'Checkpoints' })).toBeVisible();
    },
  },
  {
    name: 'a plan that lacks everything',
    path: `${SCREEN}?new=onboarding`,
    show: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Start onboarding' }).click();
      await expect(page.getByText('Please choose a template')).toBeVisible();
      await expect(page.getByRole('listbox')).toHaveCount(0);
    },
  },
];

for (const state of states) test(...stateJourney(state, HR));
