import { expect, it } from '@jest/globals';
import { EXPORT_ROWS } from '@talent-os/contracts/csv-export';
import { exportUnits } from '@talent-os/contracts/healthcare/units';
import { exportDeals } from '@talent-os/contracts/sales/deals';
import { answer, json } from '../../test/answers';
import { wholeCsv } from './whole-csv';

it('asks for every page of a file and writes its headings once', async () => {
  const total = EXPORT_ROWS + 910;
  const asked = answer({
    '/api/sales/deals/export': [
      json({ filename: 'deals.csv', csv: 'Deal\r\none\r\n', total }),
      json({ filename: 'deals.csv', csv: 'Deal\r\ntwo\r\n', total }),
    ],
  });
  expect(await wholeCsv(exportDeals, { stage: 'proposal' })).toEqual({
    filename: 'deals.csv',
    csv: 'Deal\r\none\r\ntwo\r\n',
    total,
  });
  expect(asked.map(({ url }) => new URL(url, 'http://x').searchParams.get('skip'))).toEqual(['0', String(EXPORT_ROWS)]);
});

it('asks once where an operation has all rows on one page', async () => {
  const asked = answer({ [exportUnits.path]: json({ filename: 'units.csv', csv: 'Unit\r\n', total: 9_000 }) });
  await wholeCsv(exportUnits, {});
  expect(asked).toHaveLength(1);
});
