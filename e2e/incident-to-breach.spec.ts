import { verifyTrail } from '@talent-os/contracts/audit/trail';
import { getIncidentSummary, listIncidents } from '@talent-os/contracts/cyber/incidents';
import { listBreaches } from '@talent-os/contracts/healthcare/breaches';
import { call } from './support/api.ts';
import { growing } from './support/questions.ts';
import { expectNotReloaded, markPage } from './support/page-marker.ts';
import { expect, test, type Page } from './support/test.ts';

const ANALYST = 'analyst@meridian.example';
const OFFICER = 'org.admin@meridian.example';

const ASSESSMENT = 'Security incident with suspected patient data';
const assessments = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: ASSESSMENT }).filter({ hasText: 'of 60 days left' });

test('a critical incident with patient data starts the breach clock, and its handling is measured and provable', async ({
  open,
  sessionOf,
  address,
}) => {
  const analyst = await sessionOf(ANALYST);
  const title = `Records copied ${Date.now()}`;
  const before = await call(address, analyst, getIncidentSummary, {});

  const incidents = await growing(await open(OFFICER), { dataset: 'incident' });
  const officer = await open(OFFICER);
  await officer.goto('/healthcare/compliance');
  await expect(officer.getByRole('heading', { name: 'Breach assessments' })).toBeVisible();
  await expect(officer.locator('[data-live="open"]')).toBeAttached();
  await markPage(officer);

  const page = await open(ANALYST);
  await page.goto('/cyber/analyst/incidents');
  const figure = page.getByRole('definition').filter({ hasText: /last 30 days$/i });
  await page.getByRole('button', { name: 'Report incident' }).click();
  const report = page.getByRole('dialog', { name: 'Report incident' });
  await report.getByRole('textbox', { name: 'What happened' }).fill(title);
  await report.getByRole('combobox', { name: 'Severity' }).click();
  await page.getByRole('option', { name: 'Critical' }).click();
  await report.getByRole('textbox', { name: 'What is known' }).fill('A folder of the ward left the building.');
  await report.getByRole('checkbox', { name: /patients/ }).check();
  await report.getByRole('button', { name: 'Report', exact: true }).click();

  /** The officer sees every clock of sixty days that runs, the one of this incident among them, without reloading. */
  const clockRuns = async () => {
    const officers = await sessionOf(OFFICER);
    // Other journeys report incidents as well.
    await expect(async () => {
      const { items: found } = await call(address, analyst, listIncidents, { search: title });
      const { items } = await call(address, officers, listBreaches, {});
      const running = items.filter(
        ({ daysLeft, title: of }) => daysLeft !== null && daysLeft >= 0 && of === ASSESSMENT,
      );
      expect(running.map(({ incidentId }) => incidentId)).toContain(found[0]?.id);
      await expect(assessments(officer)).toHaveCount(running.length, { timeout: 10_000 });
    }).toPass();
    await expectNotReloaded(officer);
  };
  await test.step('the officer sees the clock of sixty days, without reloading', clockRuns);

  const drawer = page.getByRole('dialog', { name: title });
  await drawer.getByRole('button', { name: `Investigate ${title}` }).click();
  await expect(drawer.getByText('Investigation started')).toBeVisible();

  await test.step('an answer within the minute brings the mean down', async () => {
    const after = await call(address, analyst, getIncidentSummary, {});
    expect(after.avgResponseTime).toBeLessThan(before.avgResponseTime ?? 0);
    await expect(figure).toBeVisible();
  });

  await test.step('the incidents of the organization are one more', () => incidents(1));

  for (const step of ['Mark contained', 'Mark eradicated', 'Mark recovered'])
    await drawer.getByRole('button', { name: step }).click();
  await drawer.getByRole('button', { name: 'Close incident' }).click();
  const close = page.getByRole('dialog', { name: 'Close incident' });
  await close.getByRole('textbox', { name: 'Resolution' }).fill('The folder is back and was not opened');
  await close.getByRole('textbox', { name: 'Root cause' }).fill('A share without a password');
  await close.getByRole('textbox', { name: 'Lessons' }).fill('Shares of wards are listed and checked');
  await close.getByRole('button', { name: 'Close incident' }).click();
  await expect(drawer.getByText('Recovered → Closed')).toBeVisible();

  await test.step('the clock runs on until somebody decides, and the audit chain verifies', async () => {
    await clockRuns();
    const verdict = await call(address, await sessionOf('platform.admin@meridian.example'), verifyTrail, {});
    expect(verdict).toMatchObject({ valid: true, fault: null });
  });
});
