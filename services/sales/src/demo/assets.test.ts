import { describe, expect, it } from '@jest/globals';
import { assetStateKeys } from '@talent-os/contracts/sales/asset-shapes.js';
import { excellenceData } from '@talent-os/contracts/sales/excellence/all.data.js';
import { demoOrganizations } from '@talent-os/service-kit';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { faultsOf } from '../assets/asset.rules.js';
import { demoAssets } from './assets.data.js';
import { assetRows } from './assets.js';
import { demoSales } from './demo.js';

const meridian = demoOrganizations.find(({ slug }) => slug === 'meridian')!;

describe.each(['2026-11-20T09:40:00Z', '2028-02-29T23:59:00Z'].map((at) => new Date(at)))(
  'demo assets at %j',
  (now) => {
    const today = dayIn(now, meridian.timezone);
    const demo = demoSales(meridian, now);
    const rows = demoAssets['meridian']!.map((asset) =>
      assetRows(
        meridian,
        asset,
        {
          module: excellenceData[asset.module],
          sessionId: meridian.id,
          inputs: {
            company: '',
            product: 'Plans',
            customer: 'Operations',
            competitors: ['Corvant'],
            averageDeal: null,
            cycleDays: null,
            winRate: null,
            sellers: null,
            yearlyTarget: null,
          },
          toldOn: today,
          analysis: null,
          analyzedOn: null,
          figures: [],
          today,
          currency: 'USD',
          about: asset.about ?? null,
        },
        demo,
        now,
      ),
    );

    it('are in every state, by several people', () => {
      expect(new Set(rows.map(({ asset }) => asset.status))).toEqual(new Set(assetStateKeys));
      expect(new Set(rows.map(({ asset }) => asset.ownerId)).size).toBe(2);
    });

    it('were published by somebody else, with every claim sourced, and are as stale as their day says', () => {
      for (const { asset, versions } of rows)
        for (const { status, text, authorIds, publishedById, publishedAt } of versions.map((one) => ({
          publishedById: undefined,
          publishedAt: undefined,
          ...one,
        }))) {
          if (status !== 'published' || !publishedAt || !publishedById) continue;
          expect(authorIds).not.toContain(publishedById);
          expect(faultsOf(text, dayIn(publishedAt, meridian.timezone))).toEqual([]);
          if (asset.status === 'published') expect(asset.reviewBy! >= today).toBe(true);
          if (asset.status === 'stale') expect(asset.reviewBy! < today).toBe(true);
        }
    });

    it('are written under headings their types have', () => {
      for (const { asset, versions } of rows) {
        const { headings } = excellenceData[asset.module].assets.find(({ key }) => key === asset.assetType)!;
        for (const { text } of versions) expect(Object.keys(text)).toEqual(headings.map(({ key }) => key));
      }
    });

    it('are used in deals with the competitor they are about', () => {
      for (const { asset, links } of rows.filter((one) => one.asset.assetType === 'competitive-battlecard'))
        for (const { dealId } of links)
          expect(demo.deals.find(({ id }) => id === dealId)!.competitor).toBe(asset.about);
      expect(rows.some(({ links }) => links.length > 0)).toBe(true);
    });
  },
);
