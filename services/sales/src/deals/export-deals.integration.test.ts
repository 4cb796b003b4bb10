import { describe, expect, it } from '@jest/globals';
import { exportDeals, listDeals } from '@talent-os/contracts/sales/deals.js';
import { signIn } from '@talent-os/testing';
import { logDeal } from '../test/selling.js';

describe('exporting deals', () => {
  it('gives every deal of the organization that matches, safe to open in a spreadsheet', async () => {
    const [rep, admin] = await Promise.all([
      signIn('sales.rep@meridian.example'),
      signIn('org.admin@meridian.example'),
    ]);
    await logDeal(rep, { name: '=cmd("calc"), now' });
    const { filename, csv, total } = await admin.call(exportDeals, {});
    expect(filename).toMatch(/^deals-\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = csv.split('\r\n');
    expect(lines[0]).toBe(
      'Deal,Account,Owner,Stage,Amount (USD),Close date,Source,Competitor,Loss reason,Last activity (UTC),Stalled',
    );
    expect(lines.length - 2).toBe(total);
    expect((await admin.call(listDeals, {})).total).toBeGreaterThanOrEqual(total);
    expect(csv).toContain('\r\n"\'=cmd(""calc""), now",');
    const stalled = await admin.call(exportDeals, { stalled: 'true', stage: 'proposal' });
    expect(
      stalled.csv
        .split('\r\n')
        .slice(1, -1)
        .every((line) => line.endsWith(',yes') && line.includes(',Proposal,')),
    ).toBe(true);
  });

  it('comes page by page, and as a file with all of its pages', async () => {
    const admin = await signIn('org.admin@meridian.example');
    const { csv, total } = await admin.call(exportDeals, {});
    const [heading, ...rows] = csv.split('\r\n').slice(0, -1);
    const behind = await admin.call(exportDeals, { skip: 2 });
    expect(behind.csv.split('\r\n').slice(0, -1)).toEqual([heading, ...rows.slice(2)]);
    expect([behind.total, rows.length]).toEqual([total, total]);
    expect((await admin.call(exportDeals, { skip: total })).csv.split('\r\n').slice(0, -1)).toEqual([heading]);
  });

  it('needs the permission to export', async () => {
    const rep = await signIn('sales.rep@meridian.example');
    expect((await rep.refused(exportDeals, {})).code).toBe('access.denied');
  });
});
