import { applicantNamed, applyFor, approveRequest, writeCard } from '../support/hiring.ts';
import { dayFromNow, unique } from '../support/fixtures.ts';
import { expect, test, type Page } from '../support/test.ts';

const MANAGER = 'hiring.manager@meridian.example';
const HEAD = 'department.head@meridian.example';
const HR = 'hr.manager@meridian.example';

/** A manager asks for a seat; answers the page with the request open. */
async function request(page: Page, title: string): Promise<void> {
  await page.goto('/talent/plan/request?new=request&department=Enterprise+Sales');
  await expect(page.getByRole('combobox', { name: 'Team' })).toHaveValue('Enterprise Sales');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Seats' }).fill('1');
  await page.getByRole('textbox', { name: 'From' }).fill('100000');
  await page.getByRole('textbox', { name: 'To' }).fill('150000');
  await page.getByLabel('Target start').fill(dayFromNow(60));
  await page.getByRole('textbox', { name: 'Justification' }).fill('A territory has no owner.');
  await page.getByRole('combobox', { name: 'Location' }).fill('Boston');
  await page.getByRole('button', { name: 'Submit for approval' }).click();
}

/** Opens the application of somebody in the table of a position. */
async function openApplication(page: Page, title: string, name: string): Promise<void> {
  await page.goto(`/talent/recruit/pipeline?view=table&search=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

test('a request becomes a seat, somebody who applied takes it, and what follows from it stands where it belongs', async ({
  open,
  address,
}) => {
  const title = unique('Account executive');
  const [taken, left] = [await applicantNamed(address, 'Vera'), await applicantNamed(address, 'Anders')];
  const [page, hr] = [await open(MANAGER), await open(HR)];

  await test.step('the request is approved, and its seat opens', async () => {
    await request(page, title);
    const mine = page.getByRole('dialog', { name: title });
    await expect(mine.getByText('Department head: Victor Salgado')).toBeVisible();
    await approveRequest(await open(HEAD), title);
    await approveRequest(hr, title);
    await expect(mine.getByText('Approved', { exact: true }).first()).toBeVisible();
  });

  const [theirs, others] = [await open(taken.email), await open(left.email)];
  await test.step('two people apply', async () => {
    await applyFor(theirs, title);
    await applyFor(others, title);
  });
  const own = theirs.getByRole('listitem', { name: title, exact: true });
  const drawer = page.getByRole('dialog', { name: taken.name });
  const interviews = drawer.getByRole('region', { name: 'Interviews' });
  const offer = drawer.getByRole('region', { name: 'Offer' });

  await test.step('one of them takes a slot that was offered', async () => {
    await openApplication(page, title, taken.name);
    await drawer.getByRole('button', { name: 'Move to' }).click();
    await page.getByRole('menuitem', { name: 'Team interview', exact: true }).click();
    await interviews.getByRole('button', { name: 'Offer slots' }).click();
    const slots = page.getByRole('dialog', { name: 'Offer slots' });
    for (const [index, time] of ['09:00', '11:00', '14:30'].entries())
      await slots.getByLabel(`Slot ${index + 1}`).fill(`${dayFromNow(230)}T${time}`);
    await slots.getByRole('button', { name: 'Offer slots' }).click();
    await expect(slots).toHaveCount(0);
    await own.getByRole('button', { name: /11:00/ }).click();
    const question = theirs.getByRole('dialog', { name: 'Take this slot?' });
    await question.getByRole('button', { name: 'Take this slot' }).click();
    await expect(own.getByText(/^Video interview with .*: scheduled$/)).toBeVisible();
    await expect(interviews.getByText('Scheduled', { exact: true })).toBeVisible();
  });

  await test.step('they met earlier after all, and both who interviewed judge it', async () => {
    await interviews.getByRole('button', { name: 'Cancel interview' }).click();
    const cancel = page.getByRole('dialog', { name: 'Cancel this interview?' });
    await cancel.getByRole('textbox', { name: 'Reason' }).fill('We met at the trade fair');
    await cancel.getByRole('button', { name: 'Cancel interview' }).click();
    await expect(cancel).toHaveCount(0);
    await interviews.getByRole('button', { name: 'Record interview' }).click();
    const record = page.getByRole('dialog', { name: 'Record an interview that took place' });
    await record.getByLabel('Began').fill(`${dayFromNow(-230)}T10:00`);
    await record.getByRole('combobox', { name: 'Interviewers' }).fill('Priya');
    await page.getByRole('option', { name: 'Priya Raman' }).click();
    // The list of people stays open for a second one, until the field is left.
    await record.getByRole('combobox', { name: 'Interviewers' }).press('Tab');
    await record.getByRole('button', { name: 'Record interview' }).click();
    await expect(record).toHaveCount(0);
    await hr.goto('/talent/recruit');
    await writeCard(hr, taken.name, `Write scorecard for ${taken.name}`, 'Asked before they answered.');
    await writeCard(page, taken.name, 'Write scorecard', 'Knows the territory.');
    await expect(interviews.getByText('Every scorecard is in: ready for an offer')).toBeVisible();
  });

  await test.step('the offer is approved, sent and accepted', async () => {
    await drawer.getByRole('button', { name: 'Move to' }).click();
    await page.getByRole('menuitem', { name: 'Offer', exact: true }).click();
    await offer.getByRole('button', { name: 'Draft offer' }).click();
    const terms = page.getByRole('dialog', { name: 'Draft an offer' });
    await terms.getByRole('textbox', { name: 'Base salary a year' }).fill('120000');
    await terms.getByLabel('Start').fill(dayFromNow(40));
    await terms.getByRole('button', { name: 'Save draft' }).click();
    await offer.getByRole('button', { name: 'Submit for approval' }).click();
    await expect(offer.getByText('HR: waits')).toBeVisible();
    await hr.goto(`/talent/recruit/pipeline${new URL(page.url()).search}`);
    const theirOffer = hr.getByRole('dialog', { name: taken.name }).getByRole('region', { name: 'Offer' });
    await theirOffer.getByRole('button', { name: 'Approve offer' }).click();
    await theirOffer.getByRole('button', { name: 'Send offer' }).click();
    const send = hr.getByRole('dialog', { name: `Send the offer to ${taken.name}?` });
    await send.getByRole('button', { name: 'Send offer' }).click();
    await own.getByRole('button', { name: `Read the offer for ${title}` }).click();
    const letter = theirs.getByRole('dialog', { name: `Offer: ${title}` });
    await expect(letter.getByText('$120,000')).toBeVisible();
    await letter.getByRole('button', { name: 'Accept' }).click();
    const accept = theirs.getByRole('dialog', { name: 'Accept this offer?' });
    await accept.getByRole('button', { name: 'Accept offer' }).click();
    await expect(own.getByText('Hired', { exact: true })).toBeVisible();
  });

  await test.step('they are being onboarded', async () => {
    await hr.goto(`/talent/onboard?search=${encodeURIComponent(taken.name)}`);
    await expect(hr.getByRole('button', { name: taken.name, exact: true })).toBeVisible();
  });

  await test.step('who applied beside them is listed for an answer', async () => {
    await page.goto('/talent/recruit/pipeline?remaining=true');
    const list = page.getByRole('dialog', { name: 'Still in the pipeline of a filled seat' });
    await expect(list.getByRole('checkbox', { name: left.name })).toBeChecked();
  });

  await test.step('the time it took to fill the seat counts', async () => {
    await hr.goto('/talent/recruit/analytics?figure=fill');
    const rows = hr.getByRole('dialog', { name: /^Time to fill/ });
    const row = rows.getByRole('listitem').filter({ hasText: taken.name });
    await expect(row.getByText(title)).toBeVisible();
    await expect(row.getByText(/days$/)).toBeVisible();
  });
});
