import { expect, test, IN_TURNS } from '../support/test.ts';
import { unique } from '../support/fixtures.ts';

const ANALYST = 'analyst@meridian.example';
test.use({ person: ANALYST });

test('an incident is reported, taken, contained and closed with lessons, and another screen follows', async ({
  page,
  open,
}) => {
  const title = unique('Strange process');
  const other = await open(ANALYST);
  await other.goto(`/cyber/analyst/incidents?status=all&search=${encodeURIComponent(title)}`);
  await expect(other.getByText('No results match your filters')).toBeVisible();

  await page.goto('/cyber/analyst/incidents');
  await page.getByRole('button', { name: 'Report incident' }).click();
  const report = page.getByRole('dialog', { name: 'Report incident' });
  await report.getByRole('textbox', { name: 'What happened' }).fill(title);
  await report.getByRole('combobox', { name: 'Severity' }).click();
  await page.getByRole('option', { name: 'Critical' }).click();
  await report.getByRole('textbox', { name: 'What is known' }).fill('It talks to an address nobody knows.');
  await report.getByRole('checkbox', { name: /patients/ }).check();
  await report.getByRole('button', { name: 'Report', exact: true }).click();

  const drawer = page.getByRole('dialog', { name: title });
  await expect(drawer.getByText('Patient data suspected', { exact: true })).toBeVisible();
  await expect(other.getByText(/^Respond: 1[0-5] min left$/)).toBeVisible();
  await drawer.getByRole('button', { name: `Investigate ${title}` }).click();
  await expect(drawer.getByText('Investigation started')).toBeVisible();
  await expect(other.getByText(/^Contain: /)).toBeVisible();
  for (const step of ['Mark contained', 'Mark eradicated', 'Mark recovered'])
    await drawer.getByRole('button', { name: step }).click();
  await drawer.getByRole('button', { name: 'Close incident' }).click();
  const close = page.getByRole('dialog', { name: 'Close incident' });
  await close.getByRole('textbox', { name: 'Resolution' }).fill('Rebuilt');
  await close.getByRole('textbox', { name: 'Root cause' }).fill('An old plug-in');
  await close.getByRole('button', { name: 'Close incident' }).click();
  await expect(page.getByText('A closed incident of this severity needs lessons learned')).toBeVisible();
  await close.getByRole('textbox', { name: 'Lessons' }).fill('Plug-ins are on a list');
  await close.getByRole('button', { name: 'Close incident' }).click();
  await expect(close).toHaveCount(0);
  await expect(drawer.getByText('Recovered → Closed')).toBeVisible();
  await expect(other.getByRole('row').filter({ hasText: title }).getByText('Closed')).toBeVisible();
});

test('an incident is handed over with a note, and its work is noted', IN_TURNS, async ({ page }) => {
  const title = unique('Hand me over');
  await page.goto('/cyber/analyst/incidents?new=incident');
  const report = page.getByRole('dialog', { name: 'Report incident' });
  await report.getByRole('textbox', { name: 'What happened' }).fill(title);
  await report.getByRole('textbox', { name: 'What is known' }).fill('Mails with a link.');
  await report.getByRole('button', { name: 'Report', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: title });
  await drawer.getByRole('button', { name: `Investigate ${title}` }).click();
  await drawer.getByRole('textbox', { name: 'Value' }).fill('not an address');
  const indicators = drawer.getByRole('region', { name: 'Indicators' });
  await indicators.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(indicators.getByText('This is no value of that kind')).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Value' }).fill('203[.]0[.]113[.]99');
  await indicators.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(indicators.getByText('203.0.113.99')).toBeVisible();
  await drawer.getByRole('textbox', { name: 'New task' }).fill('Read the mail logs');
  await drawer.getByRole('region', { name: 'Tasks' }).getByRole('button', { name: 'Add', exact: true }).click();
  await drawer.getByRole('checkbox', { name: 'Read the mail logs' }).click();
  await expect(drawer.getByText('Task done: Read the mail logs')).toBeVisible();

  await drawer.getByRole('button', { name: 'Hand over' }).click();
  const over = page.getByRole('dialog', { name: 'Hand over' });
  await over.getByRole('combobox', { name: 'To' }).fill('Robin');
  await page.getByRole('option', { name: 'Robin Esterhazy' }).click();
  await over.getByRole('textbox', { name: 'Where things stand' }).fill('Logs are read');
  await over.getByRole('button', { name: 'Hand over' }).click();
  await expect(drawer.getByText('Handed over to Robin Esterhazy').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog', { name: title }).getByText('Logs are read')).toBeVisible();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download report' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^incident-[0-9a-f]{8}\.txt$/);
});
