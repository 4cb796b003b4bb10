import { cancelTransition, requestTransition } from '@talent-os/contracts/talent/transition-changes';
import { listTransitionSeats } from '@talent-os/contracts/talent/transitions';
import { call } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { dayFromNow, unique } from '../support/fixtures.ts';
import { expect, IN_TURNS, test } from '../support/test.ts';

const HR = 'hr.manager@meridian.example';
/** Steers nobody's moves: sees only the part in moves that is theirs. */
const MOVER = 'analyst@meridian.example';

test(
  'a notice of a move that was cancelled opens that move, which stands under what ended with its reason',
  IN_TURNS,
  async ({ open, sessionOf, address }) => {
    const [hr, mover] = await Promise.all([sessionOf(HR), sessionOf(MOVER)]);
    const { items } = await call(address, hr, listTransitionSeats, {});
    const seat = items.find(({ industry }) => industry === 'CYBER') ?? items[0]!;
    const { id: transitionId, version } = await call(address, hr, requestTransition, {
      employeeId: mover.user.id,
      toPositionId: seat.id,
      type: seat.industry === 'CYBER' ? 'lateral' : 'industry_switch',
      effectiveDate: dayFromNow(40),
    });
    const reason = unique('The seat goes to another team');
    await call(address, hr, cancelTransition, { transitionId, version, reason });

    const page = await open(MOVER, { reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByText('Your move was cancelled').first().click();
    await expect(page).toHaveURL(new RegExp(`/talent/transition\\?transition=${transitionId}`));
    const file = page.getByRole('dialog', { name: new RegExp(seat.title) });
    await expect(file.getByText(reason)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(file).toBeHidden();

    const ended = page.getByRole('article', { name: `Your move into ${seat.title}` }).filter({ hasText: reason });
    await expect(ended.getByText('Cancelled', { exact: true })).toBeVisible();
    await ended.getByRole('button').click();
    await expect(file.getByText(reason)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectAccessible(page);
  },
);
