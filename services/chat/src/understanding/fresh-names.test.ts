import { expect, it } from '@jest/globals';
import { getBoard, listDeals } from '@talent-os/contracts/sales/deals.js';
import { companyOf } from './test/company.js';
import { understand } from './understand.js';

it.each([
  ['What is the stage of the deal "Asked deal 1732330000000-41"?', 'Asked deal 1732330000000-41'],
  ['Who owns the deal Tembovar Upgrade?', 'Tembovar Upgrade'],
])('a name that is younger than what was read is found all the same: %s', async (question, name) => {
  const { scene, answerOf } = companyOf();
  await understand('show the deals', scene);
  const deals = answerOf(listDeals) as { items: { name: string }[] };
  deals.items.push({ ...deals.items[0]!, name });
  const found = await understand(question, scene);
  expect(found).toMatchObject({ kind: 'answer', result: { count: 1 } });
  expect(found.kind === 'answer' && found.result.rows[0]![0]).toMatchObject({ name });
});

it('what stands on a board and in a list is told from the list of what it is called', async () => {
  const { scene, answerOf } = companyOf(undefined, 'SALES_REP');
  const name = 'Asked deal 1732330000000-41';
  for (const { items } of [answerOf(listDeals), ...(answerOf(getBoard) as { columns: object[] }).columns] as {
    items: object[];
  }[])
    items.push({ ...items[0], name });
  const found = await understand(`Tell me about the deal "${name}"`, scene);
  expect(found).toMatchObject({ kind: 'answer', reading: { source: { operation: { name: listDeals.name } } } });
});
