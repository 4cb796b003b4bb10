import { describe, expect, it } from '@jest/globals';
import { getExcellenceMetrics, listMetricRows, METRIC_ROWS } from '@talent-os/contracts/sales/excellence.js';
import { metricOf, type MetricKey } from '@talent-os/contracts/sales/excellence/metrics.data.js';
import { excellenceModuleKeys } from '@talent-os/contracts/sales/excellence/modules.js';
import { signIn } from '@talent-os/testing';

describe('the figures of sales excellence', () => {
  it.each(excellenceModuleKeys)('of %s count the rows they open, part by part', async (module) => {
    const admin = await signIn('org.admin@northwind.example');
    const { items } = await admin.call(getExcellenceMetrics, { module });
    expect(items.length).toBeGreaterThan(0);
    for (const { metric, n, value, parts } of items) {
      const { kind, partsOnly } = metricOf(metric);
      const rows = await admin.call(listMetricRows, { module, metric });
      expect([metric, rows.total]).toEqual([metric, n]);
      expect(rows.items).toHaveLength(Math.min(n, METRIC_ROWS));
      if (kind === 'share' && !partsOnly && n <= METRIC_ROWS)
        expect(value).toBeCloseTo((100 * rows.items.filter(({ counts }) => counts).length) / n, 1);
      for (const part of parts) {
        const own = await admin.call(listMetricRows, { module, metric, part: part.part });
        expect([metric, part.part, own.total]).toEqual([metric, part.part, part.n]);
      }
    }
  });

  it('are the organization’s for everybody, their rows a seller’s own', async () => {
    const [admin, rep] = await Promise.all(
      ['org.admin@northwind.example', 'sales.rep@northwind.example'].map((box) => signIn(box)),
    );
    const asked = { module: 'success', metric: 'quotaReached' } as const;
    const all = await admin!.call(listMetricRows, asked);
    const mine = await rep!.call(listMetricRows, asked);
    expect(all.total).toBeGreaterThan(5);
    expect(mine.total).toBe(1);
    const figures = await Promise.all(
      [admin!, rep!].map((one) => one.call(getExcellenceMetrics, { module: 'success' })),
    );
    expect(figures[0]!.items.map(({ n }) => n)).toEqual(figures[1]!.items.map(({ n }) => n));
  });

  it('of managers, seats and skills come from the services that keep them', async () => {
    const admin = await signIn('org.admin@meridian.example');
    const { items, missing } = await admin.call(getExcellenceMetrics, { module: 'structure' });
    expect(missing).toEqual([]);
    const valueOf = (metric: MetricKey) => items.find((one) => one.metric === metric)?.value;
    expect(valueOf('sellersPerManager')).toBeGreaterThan(0);
    const managers = await admin.call(listMetricRows, { module: 'structure', metric: 'sellersPerManager' });
    expect(managers.items.every(({ id, link, name }) => link === `/?person=${id}` && name !== '')).toBe(true);
    const mean = managers.items.reduce((sum, { value }) => sum + (value ?? 0), 0) / managers.total;
    expect(valueOf('sellersPerManager')).toBeCloseTo(mean, 1);
    const seats = await admin.call(listMetricRows, { module: 'structure', metric: 'openSeats' });
    expect(valueOf('openSeats') ?? 0).toBe(seats.total);
    const skills = await admin.call(getExcellenceMetrics, { module: 'competencies' });
    expect(skills.items.map(({ metric }) => metric)).toEqual(expect.arrayContaining(['readiness', 'skillMatrix']));
  });

  it('belong to a module that shows them', async () => {
    const admin = await signIn('org.admin@northwind.example');
    const refused = await admin.refused(listMetricRows, { module: 'gtm', metric: 'quotaCover' });
    expect(refused.code).toBe('resource.missing');
  });
});
