import { beforeAll, describe, expect, it } from '@jest/globals';
import { periodOf } from '@talent-os/contracts/facts/question.js';
import { starterQuestions } from '@talent-os/contracts/facts/starters.js';
import { listDashboards } from '@talent-os/contracts/intelligence/dashboards.js';
import { listDatasets } from '@talent-os/contracts/intelligence/datasets.js';
import { countInsights } from '@talent-os/contracts/intelligence/insight-count.js';
import { listInsights } from '@talent-os/contracts/intelligence/insights.js';
import { getPredictions } from '@talent-os/contracts/intelligence/predictions.js';
import { countQuestions } from '@talent-os/contracts/intelligence/question-count.js';
import { askQuestion, listQuestions } from '@talent-os/contracts/intelligence/questions.js';
import { listSubscriptions } from '@talent-os/contracts/intelligence/subscriptions.js';
import { getMarket } from '@talent-os/contracts/talent/market.js';
import { getWorkforce } from '@talent-os/contracts/talent/workforce.js';
import { demoToday, eventually, signIn, type Person } from '@talent-os/testing';
import { newOrganization } from '@talent-os/testing/new-organization';

let admin: Person;

beforeAll(async () => {
  admin = await signIn((await newOrganization()).founder.email);
});

describe('an organization without data', () => {
  it('has nothing to act on, nobody to count and no market, and is told so', async () => {
    await eventually(async () => {
      const { items, missing, rules } = await admin.call(listInsights, {});
      expect(missing).toEqual([]);
      expect(items).toEqual([]);
      expect(rules).toBeGreaterThan(0);
    });
    expect(await admin.call(countInsights, {})).toEqual({ insights: 0 });
    const workforce = await admin.call(getWorkforce, {});
    expect(workforce).toMatchObject({ skills: [], singles: [], total: 0, people: 0, openSeats: 0 });
    expect(await admin.call(getMarket, {})).toMatchObject({ families: [], total: 0, postings: 0 });
  });

  it('is forecast nothing, from no case', async () => {
    const { hires, fills } = await eventually(async () => {
      const told = await admin.call(getPredictions, {});
      expect(told.reading).toBe(false);
      return told;
    });
    for (const { n, error, months } of [hires!, fills!]) {
      expect([n, error]).toEqual([0, null]);
      expect(months.every(({ forecast }) => forecast === null)).toBe(true);
    }
    expect(fills!.days).toBeNull();
  });

  it('has datasets without rows, whose questions answer that there are none', async () => {
    const datasets = await eventually(async () => {
      const { items } = await admin.call(listDatasets, {});
      expect(items.filter(({ rebuiltAt }) => rebuiltAt === null)).toEqual([]);
      return items;
    });
    expect(datasets.length).toBeGreaterThan(0);
    expect(datasets.filter(({ facts }) => facts > 0)).toEqual([]);
    const seen = new Set(datasets.map(({ dataset }) => dataset));
    for (const { title: _title, chart: _chart, days, ...question } of starterQuestions)
      if (seen.has(question.dataset)) {
        const period = periodOf(question.dataset, days, demoToday('northwind'));
        expect((await admin.call(askQuestion, { ...question, ...period })).cells).toEqual([]);
      }
  });

  it('keeps no questions, dashboards or subscriptions yet', async () => {
    for (const list of [listQuestions, listDashboards, listSubscriptions])
      expect(await admin.call(list, {})).toEqual({ items: [] });
    expect(await admin.call(countQuestions, {})).toEqual({ questions: 0 });
  });
});
