import { listCollaborations, listMentorships } from '@talent-os/contracts/talent/collaboration';
import { call } from '../support/api.ts';
import { expect, test, type Page, IN_TURNS } from '../support/test.ts';
import { dayFromNow, unique } from '../support/fixtures.ts';
import { expectToast } from '../support/toasts.ts';

const HERE = '/sales/collaboration';
const REP = 'sales.rep@meridian.example';
const MANAGER = 'hiring.manager@meridian.example';
test.use({ person: REP });

const cardOf = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

/** A position the two work on together. */
async function shared(address: string, sessionOf: (person: string) => Promise<Parameters<typeof call>[1]>) {
  const { items } = await call(address, await sessionOf(REP), listCollaborations, {});
  const { items: theirs } = await call(address, await sessionOf(MANAGER), listCollaborations, {});
  const found = items.find(({ id }) => theirs.some((other) => other.id === id));
  if (!found) throw new Error('they share no position');
  return found;
}

test('a note reaches the sides its author chose, and nobody else', async ({ page, open, address, sessionOf }) => {
  const { positionTitle } = await shared(address, sessionOf);
  const manager = await open(MANAGER);
  await manager.goto(HERE);
  await expect(cardOf(manager, positionTitle)).toBeVisible();

  await page.goto(HERE);
  const forTeam = unique('For the hiring team');
  const card = cardOf(page, positionTitle);
  await card.getByRole('button', { name: `Write a note on ${positionTitle}` }).click();
  await expect(card.getByRole('checkbox', { name: 'Manager' })).toBeChecked();
  await expect(card.getByRole('checkbox', { name: 'Recruiter' })).toBeChecked();
  await expect(card.getByRole('checkbox', { name: 'Candidate' })).not.toBeChecked();
  await card.getByRole('button', { name: 'Post note' }).click();
  await expect(card.getByText('Please write a note')).toBeVisible();
  await card.getByRole('textbox', { name: 'Note' }).fill(forTeam);
  await card.getByRole('button', { name: 'Post note' }).click();
  await expectToast(page, 'Note posted');
  await expect(cardOf(manager, positionTitle).getByText(forTeam)).toBeVisible();

  const forOne = unique('For the candidate');
  await card.getByRole('button', { name: `Write a note on ${positionTitle}` }).click();
  await card.getByRole('textbox', { name: 'Note' }).fill(forOne);
  await card.getByRole('checkbox', { name: 'Manager' }).uncheck();
  await card.getByRole('checkbox', { name: 'Recruiter' }).uncheck();
  await card.getByRole('button', { name: 'Post note' }).click();
  await expect(card.getByText('Please choose who reads it')).toBeVisible();
  await card.getByRole('checkbox', { name: 'Candidate' }).check();
  await card.getByRole('button', { name: 'Post note' }).click();
  // The field that it was written in closes a moment later.
  await expect(card.getByRole('paragraph').filter({ hasText: forOne })).toBeVisible();
  await manager.reload();
  await expect(cardOf(manager, positionTitle)).toBeVisible();
  await expect(manager.getByText(forOne)).toHaveCount(0);
});

test(
  'the next step is handed over with a day, and the other side sees it',
  IN_TURNS,
  async ({ page, open, address, sessionOf }) => {
    const { positionTitle } = await shared(address, sessionOf);
    const manager = await open(MANAGER);
    await manager.goto(HERE);
    await expect(cardOf(manager, positionTitle)).toBeVisible();

    await page.goto(HERE);
    const step = unique('Read the scorecards');
    await page.getByRole('button', { name: `Hand over the next step of ${positionTitle}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Hand over the next step' });
    await dialog.getByRole('button', { name: 'Hand over' }).click();
    await expect(dialog.getByText('Please describe the step')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'What comes next?' }).fill(step);
    await dialog.getByLabel('Due').fill(dayFromNow(3));
    await dialog.getByRole('button', { name: 'Hand over' }).click();
    await expectToast(page, 'Handed over to Manager');
    await expect(cardOf(manager, positionTitle).getByText(step)).toBeVisible();
    await expect(cardOf(manager, positionTitle)).toContainText('Manager (you) · due');
  },
);

test(
  'a mentorship is asked for and taken back, and an offer is made and ended',
  IN_TURNS,
  async ({ page, address, sessionOf }) => {
    const { items } = await call(address, await sessionOf(REP), listMentorships, {});
    const offer = items.find(({ status, mine }) => status === 'open' && !mine);
    if (!offer) throw new Error('nobody offers to mentor');
    await page.goto(`${HERE}#mentorship`);
    const rows = page.getByRole('region', { name: 'Mentorship' }).getByRole('listitem');
    const row = rows
      .filter({ hasText: offer.mentorName })
      .filter({ hasText: offer.skills.join(', ') })
      .first();
    await row.getByRole('button', { name: 'Ask to be mentored' }).click();
    await expectToast(page, 'Mentorship requested');
    await row.getByRole('button', { name: 'Take back' }).click();
    await page.getByRole('dialog', { name: 'Take back?' }).getByRole('button', { name: 'Take back' }).click();
    await expect(row.getByRole('button', { name: 'Ask to be mentored' })).toBeVisible();

    const note = unique('An hour every other week');
    await page.getByRole('button', { name: 'Offer to mentor' }).click();
    const dialog = page.getByRole('dialog', { name: 'Offer to mentor' });
    await dialog.getByRole('button', { name: 'Offer', exact: true }).click();
    await expect(dialog.getByText('Please choose a skill')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Skills' }).click();
    await page.getByRole('option').first().click();
    await dialog.getByRole('textbox', { name: 'Note' }).fill(note);
    await dialog.getByRole('button', { name: 'Offer', exact: true }).click();
    await expectToast(page, 'Your offer is open');
    const mine = rows.filter({ hasText: note });
    await mine.getByRole('button', { name: 'Take back' }).click();
    await page.getByRole('dialog', { name: 'Take back?' }).getByRole('button', { name: 'Take back' }).click();
    await expect(mine).toContainText('ended');
  },
);
