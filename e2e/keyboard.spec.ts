import { mySchedule } from '@talent-os/contracts/healthcare/shifts';
import { publishShift } from '@talent-os/contracts/healthcare/shifts-roster';
import { verifiedCredential } from './healthcare/support.ts';
import { call } from './support/api.ts';
import { dayFromNow, unique } from './support/fixtures.ts';
import { press, reach, type, type Target } from './support/keyboard.ts';
import { expect, IN_TURNS, test } from './support/test.ts';

/** The focus is on something of this place, not on the page as a whole, where the keyboard would begin anew. */
const keepsFocus = (place: Target) =>
  expect.poll(() => place.evaluate((element) => element.contains(document.activeElement))).toBe(true);

test('an incident goes from its report to its review with the keyboard alone', IN_TURNS, async ({ open }) => {
  const page = await open('analyst@meridian.example');
  const title = unique('Odd sign-in');
  await page.goto('/cyber/analyst/incidents');
  await press(page, page.getByRole('button', { name: 'Report incident' }));
  const report = page.getByRole('dialog', { name: 'Report incident' });
  await expect(report.getByRole('textbox', { name: 'What happened' })).toBeFocused();
  await page.keyboard.type(title);
  await type(page, report.getByRole('textbox', { name: 'What is known' }), 'Two countries in one hour.');
  await press(page, report.getByRole('button', { name: 'Report', exact: true }));

  const drawer = page.getByRole('dialog', { name: title });
  await press(page, drawer.getByRole('button', { name: `Investigate ${title}` }));
  for (const step of ['Mark contained', 'Mark eradicated', 'Mark recovered']) {
    await expect(drawer.getByRole('button', { name: step })).toBeEnabled();
    await keepsFocus(drawer.getByRole('group', { name: 'Actions' }));
    await press(page, drawer.getByRole('button', { name: step }));
  }
  await press(page, drawer.getByRole('button', { name: 'Close incident' }));
  const close = page.getByRole('dialog', { name: 'Close incident' });
  await expect(close.getByRole('textbox', { name: 'Resolution' })).toBeFocused();
  await page.keyboard.type('The session was ended');
  await type(page, close.getByRole('textbox', { name: 'Root cause' }), 'A password used twice');
  await press(page, close.getByRole('button', { name: 'Close incident' }));
  await expect(drawer.getByText('Recovered → Closed')).toBeVisible();
  await keepsFocus(drawer);
});

test('a deal is logged, moved and won with the keyboard alone', IN_TURNS, async ({ open }) => {
  // Somebody of few deals, whose figures nobody else looks at.
  const page = await open('thea.santos.34@meridian.example');
  const name = unique('Pilot');
  await page.goto('/sales/opportunities');
  // Where no deal is open, the place of the board offers the same again.
  await press(page, page.getByRole('button', { name: 'New deal' }).first());
  const form = page.getByRole('dialog', { name: 'New deal' });
  await expect(form.getByRole('combobox', { name: 'Account' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await type(page, form.getByRole('textbox', { name: 'Deal name' }), name);
  await type(page, form.getByRole('textbox', { name: 'Amount' }), '12000');
  await type(page, form.getByLabel('Close date'), `1231${new Date().getFullYear() + 1}`);
  await press(page, form.getByRole('button', { name: 'Log deal' }));
  await expect(form).toHaveCount(0);

  const card = (stage: string) => page.locator(`[data-column="${stage}"] [data-card]`).filter({ hasText: name });
  await expect(card('prospect')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New deal' })).toBeFocused();
  await reach(page, card('prospect'));
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name });
  for (const stage of ['Qualified', 'Proposal', 'Negotiation']) {
    await press(page, drawer.getByRole('button', { name: stage, exact: true }));
    await expect(drawer.getByRole('button', { name: stage, exact: true })).toHaveCount(0);
    await keepsFocus(drawer);
  }
  await press(page, drawer.getByRole('button', { name: 'Closed won' }));
  const close = page.getByRole('dialog', { name: 'Close as won' });
  await press(page, close.getByRole('button', { name: 'Move to Closed won' }));
  await expect(close).toHaveCount(0);
  await keepsFocus(drawer);
  await page.keyboard.press('Escape');
  await expect(card('closed_won')).toBeVisible();
});

test(
  'a shift is claimed with the keyboard alone, and the focus stays with the others',
  IN_TURNS,
  async ({ open, address, sessionOf }) => {
    // A house of its own, and days off: what a nurse works elsewhere stands in the way of claims.
    const [nurse, admin] = await Promise.all([
      sessionOf('nurse@harbor.example'),
      sessionOf('org.admin@harbor.example'),
    ]);
    const [department, credential] = [unique('Recovery'), unique('Recovery card')];
    await verifiedCredential(address, nurse, admin, credential);
    const shift = { department, startTime: '12:00', endTime: '14:00', slots: 1, requiredCredentials: [credential] };
    const { items } = await call(address, nurse, mySchedule, {});
    const worked = new Set(items.map(({ date }) => date));
    const free = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((day) =>
      [day - 1, day].every((one) => !worked.has(dayFromNow(one))),
    );
    for (const day of free.slice(0, 2))
      await call(address, admin, publishShift, { ...shift, date: dayFromNow(day), requiredSkills: [] });
    const page = await open('nurse@harbor.example');
    await page.goto(`/healthcare/professional/shifts?view=open&search=${encodeURIComponent(department)}`);
    const list = page.getByRole('list', { name: 'Shifts you may claim' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await press(page, list.getByRole('button', { name: /^Claim/ }).first());
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await keepsFocus(list);
    await page.keyboard.press('Control+Z');
    await expect(list.getByRole('listitem')).toHaveCount(2);
  },
);
