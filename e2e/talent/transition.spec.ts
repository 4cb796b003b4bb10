import { listTransitions, listTransitionSeats } from '@talent-os/contracts/talent/transitions';
import { findPeople } from '@talent-os/contracts/identity/directory';
import { expectAccessible } from '../support/axe.ts';
import { call } from '../support/api.ts';
import { dayFromNow } from '../support/fixtures.ts';
import { isSpokenFor } from '../support/people.ts';
import type { Session } from '../support/sessions.ts';
import { expect, IN_TURNS, test } from '../support/test.ts';
import { settled } from '../support/walker.ts';

const HR = 'hr.manager@meridian.example';

/** Somebody in sales whose name nobody else has, and who is not on the move. */
async function nobodyElse(address: string, hr: Session): Promise<string> {
  const { items } = await call(address, hr, findPeople, { role: 'SALES_REP', industry: 'SALES' });
  for (const { name } of items.filter((one) => !isSpokenFor(one.name))) {
    const [named, moves] = await Promise.all([
      call(address, hr, findPeople, { search: name }),
      call(address, hr, listTransitions, { search: name }),
    ]);
    if (named.items.length === 1 && moves.total === 0) return name;
  }
  throw new Error('everybody in sales moves or shares a name');
}

test.describe('moves from seat to seat', () => {
  test.use({ person: HR });

  test('are asked for, found again by their address, shown as a board and cancelled with a reason', async ({
    page,
    sessionOf,
    address,
  }) => {
    const hr = await sessionOf(HR);
    const name = await nobodyElse(address, hr);
    const { items: seats } = await call(address, hr, listTransitionSeats, { search: 'Partner manager' });
    const seat = seats[0]!.title;
    await page.goto('/talent/transition');
    await page.getByRole('button', { name: 'Request transition' }).click();
    const dialog = page.getByRole('dialog', { name: 'Request transition' });
    await dialog.getByRole('combobox', { name: 'Person' }).fill(name);
    await page.getByRole('option', { name }).first().click();
    await dialog.getByRole('combobox', { name: 'New seat' }).fill(seat);
    await page
      .getByRole('option', { name: new RegExp(`^${seat}`) })
      .first()
      .click();
    await dialog.getByLabel('Takes effect on').fill(dayFromNow(40));
    await dialog.getByRole('button', { name: 'Request' }).click();
    const file = page.getByRole('dialog', { name: `${name} → ${seat}` });
    await expect(file.getByText('In review', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/transition=/);
    await page.keyboard.press('Escape');

    await page.getByRole('radiogroup', { name: 'View' }).getByText('Board').click();
    await page.getByRole('searchbox', { name: 'Search transitions' }).fill(name);
    const board = page.getByRole('group', { name: 'Transitions by status' });
    await expect(board.getByText(name)).toHaveCount(1);
    await expect(page).toHaveURL(/view=board/);
    await board.getByText(name).click();
    await file.getByRole('button', { name: 'Cancel transition' }).click();
    const cancelling = page.getByRole('dialog', { name: 'Cancel transition' });
    await cancelling.getByRole('textbox', { name: 'Reason' }).fill('The seat goes to another team.');
    await cancelling.getByRole('button', { name: 'Cancel transition' }).click();
    await expect(file.getByText('The seat goes to another team.')).toBeVisible();
  });

  test('keep nobody out, light, dark and narrow', IN_TURNS, async ({ open }) => {
    const screen = await open(HR, { reducedMotion: 'reduce' });
    await screen.goto('/talent/transition');
    await settled(screen);
    await expect(screen.getByRole('button', { name: /→/ }).first()).toBeVisible();
    await expectAccessible(screen);
  });

  test('keep nobody out where they are opened', IN_TURNS, async ({ open }) => {
    const screen = await open(HR, { reducedMotion: 'reduce' });
    await screen.goto('/talent/transition?status=in_progress');
    await settled(screen);
    await screen.getByRole('button', { name: /→/ }).first().click();
    await expect(screen.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
    await expectAccessible(screen);
  });
});
