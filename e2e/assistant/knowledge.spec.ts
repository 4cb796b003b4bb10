import { violations } from '../support/axe.ts';
import { unique } from '../support/fixtures.ts';
import { expect, test } from '../support/test.ts';
import { askFor, openAssistant } from './support.ts';

const ADMIN = 'org.admin@meridian.example';
const REP = 'sales.rep@meridian.example';
const KNOWLEDGE = '/organization/providers?view=knowledge';
test.use({ person: ADMIN });

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

test('a document is added for everyone, quoted to a colleague, replaced, and gone once it is deleted', async ({
  page,
  open,
}) => {
  const title = unique('Sabbatical rules');
  const word = `sabbatical${unique('').replaceAll(/[^a-z]/gi, '')}`;
  await page.goto('/organization/providers');
  await page.getByRole('tab', { name: 'Knowledge' }).click();
  await page.getByRole('button', { name: 'Add document' }).click();
  const form = page.getByRole('dialog', { name: 'Add document' });
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText('Please choose a file')).toBeVisible();
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await page
    .locator('input[type=file]')
    .setInputFiles(file('rules.md', `# Length\n\nA ${word} lasts up to six months and is unpaid.`));
  await form.getByRole('radio', { name: 'Everyone who works here' }).click();
  expect.soft(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('Ready');
  await expect(row).toContainText('Everyone who works here');

  const rep = await open(REP);
  await openAssistant(rep);
  const question = `How long does an unpaid ${word} last?`;
  const answer = await askFor(rep, question);
  await expect(answer).toContainText(`A ${word} lasts up to six months and is unpaid.`);
  await expect(answer).toContainText(`${title}, “Length”`);

  const act = async (deed: string) => {
    await row.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: deed }).click();
  };
  await act('Replace file');
  await page.locator('input[type=file]').setInputFiles(file('rules.txt', `A ${word} lasts nine months, all unpaid.`));
  await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
  await expect(row).toContainText('rules.txt');
  await expect(row).toContainText('Ready');
  await expect(await askFor(rep, question)).toContainText('lasts nine months');

  await act('Title and readers');
  const edit = page.getByRole('dialog', { name: `Edit ${title}` });
  await edit.getByRole('radio', { name: 'Nobody yet' }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Nobody yet');
  await expect(await askFor(rep, question)).not.toContainText('nine months');

  await act('Delete');
  await page.getByRole('dialog', { name: 'Delete the document?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await page.goto(`${KNOWLEDGE}&search=${encodeURIComponent(title)}`);
  await expect(page.getByText('No results match your filters')).toBeVisible();
});
