import { stateJourney, type ScreenState } from '../support/screen-states.ts';
import { expect, test, type Page, IN_TURNS } from '../support/test.ts';
import { dayFromNow } from '../support/fixtures.ts';
import { expectToast } from '../support/toasts.ts';

test.use({ person: 'analyst@sentinel.example' });

const list = (page: Page) => page.getByRole('region', { name: 'Vulnerabilities by due date' });
const HEADER = 'cve,asset,cvss,exposed,kev,automatable,total impact';

async function importing(page: Page, csv: string) {
  await list(page).getByRole('button', { name: 'Import findings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import findings' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'File of findings' }).click();
  await (await chooser).setFiles({ name: 'findings.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  return dialog;
}

test('a finding is imported, mitigated, checked and remediated; bad lines are told', async ({ page }) => {
  await page.goto('/cyber');
  const dialog = await importing(
    page,
    `${HEADER}\nCVE-2026-50001,journey-gate,9.9,yes,yes,yes,yes\nCVE-2026-50002,,5,no,no,no,no\n`,
  );
  await expect(dialog.getByText('1 added, 0 known already, 1 line refused.')).toBeVisible();
  await expect(
    dialog.getByText('2 rows in the file: 1 taken, 0 known already, 1 refused, 0 passed over.'),
  ).toBeVisible();
  await expect(dialog.getByText(/^Read as UTF-8, commas between its cells, line ends of Unix/)).toBeVisible();
  await expect(dialog.getByText('Line 3: the asset is missing')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await list(page).getByLabel('Search vulnerabilities').fill('journey-gate');
  await expect(page).toHaveURL(/search=journey-gate/);
  await list(page).getByRole('button', { name: 'CVE-2026-50001 on journey-gate' }).click();
  const drawer = page.getByRole('dialog', { name: 'CVE-2026-50001 on journey-gate' });
  await drawer.getByRole('button', { name: 'Start mitigation' }).click();
  await expect(drawer.getByText('Its risk can be accepted by somebody else')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Mark remediated' })).toBeHidden();
  await drawer.getByRole('button', { name: 'Record compromise check' }).click();
  const check = page.getByRole('dialog', { name: 'Record compromise check' });
  await check.getByRole('textbox', { name: /What you looked at/ }).fill('Logs of 60 days: nothing.');
  await check.getByRole('button', { name: 'Record', exact: true }).click();
  await drawer.getByRole('button', { name: 'Mark remediated' }).click();
  const done = page.getByRole('dialog', { name: 'Mark CVE-2026-50001 remediated' });
  await done.getByRole('textbox', { name: 'How it was remediated' }).fill('Firmware replaced.');
  await done.getByRole('button', { name: 'Mark remediated' }).click();
  await expect(drawer.getByText('Mitigating → Remediated')).toBeVisible();
  await expect(drawer.getByRole('group', { name: 'Actions' })).toBeHidden();
});

test(
  'the due date is told while the answers are given, and somebody else accepts the risk',
  IN_TURNS,
  async ({ page, open }) => {
    await page.goto('/cyber');
    await list(page).getByRole('button', { name: 'Add vulnerability' }).click();
    const add = page.getByRole('dialog', { name: 'Add vulnerability' });
    await expect(add.getByText('Due with the next upgrade')).toBeVisible();
    await add.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(add.getByText('Please enter an id such as CVE-2026-12345')).toBeVisible();
    await add.getByRole('textbox', { name: 'CVE' }).fill('cve-2026-60001');
    await add.getByRole('textbox', { name: 'Asset' }).fill('journey-vault');
    await add.getByRole('textbox', { name: 'CVSS' }).fill('7.4');
    await add.getByRole('checkbox', { name: 'Known to be exploited' }).check();
    await add.getByRole('checkbox', { name: 'Total impact' }).check();
    await expect(add.getByText('Due within 60 days')).toBeVisible();
    await add.getByRole('button', { name: 'Add', exact: true }).click();
    await expectToast(page, 'CVE-2026-60001 added');
    await page.goto('/cyber?search=journey-vault');
    await list(page).getByRole('button', { name: 'CVE-2026-60001 on journey-vault' }).click();
    await page.getByRole('button', { name: 'Start mitigation' }).click();
    await expectToast(page, 'Mitigation of CVE-2026-60001 has begun');

    const head = await open('org.admin@sentinel.example');
    await head.goto('/cyber?search=journey-vault');
    await list(head).getByRole('button', { name: 'CVE-2026-60001 on journey-vault' }).click();
    await head.getByRole('button', { name: 'Accept risk' }).click();
    const accept = head.getByRole('dialog', { name: 'Accept the risk of CVE-2026-60001' });
    const until = dayFromNow(30);
    await accept.getByLabel('Until').fill(until);
    await accept.getByRole('textbox', { name: 'Reason' }).fill('Replaced in spring.');
    await accept.getByRole('button', { name: 'Accept risk' }).click();
    await expect(head.getByRole('dialog').getByText('Risk accepted', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('dialog').getByText(/^Risk accepted until/)).toBeVisible();
  },
);

const dialog = (name: string) => async (page: Page) => {
  await list(page).getByRole('button', { name }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};
const states: readonly ScreenState[] = [
  { name: 'the vulnerabilities', path: '/cyber?state=all' },
  {
    name: 'a vulnerability',
    path: '/cyber',
    show: async (page) => {
      await list(page).getByRole('button', { name: 'CVE-2024-3400 on edge-fw-1' }).click();
      await expect(page.getByRole('region', { name: 'History' })).toBeVisible();
    },
  },
  { name: 'a vulnerability to add', path: '/cyber', show: dialog('Add vulnerability') },
  { name: 'findings to import', path: '/cyber', show: dialog('Import findings') },
];

for (const state of states) test(...stateJourney(state, 'analyst@meridian.example'));
