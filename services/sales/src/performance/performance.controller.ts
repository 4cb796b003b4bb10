import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { getPerformance, getTrend } from '@talent-os/contracts/sales/performance.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { timezoneOf, todayOf } from '@talent-os/service-kit/people/timezone-of';
import { performanceOf, wonByMonth } from './performance.queries.js';
import { quotaProgress, revenueChange, trendOf } from './performance.rules.js';

@Controller()
export class PerformanceController {
  @Handles(getPerformance)
  async performance(_input: Input<typeof getPerformance>, ctx: Ctx) {
    const { lastMonth, ...sums } = await performanceOf(ctx);
    const active = sums.territories.filter(({ status }) => status === 'active');
    return {
      ...sums,
      quotaProgress: quotaProgress(sums.currentRevenue, sums.quotaTarget),
      revenueChange: revenueChange(sums.monthlyRevenue, lastMonth),
      territoryAccounts: active.reduce((total, { accountCount }) => total + accountCount, 0),
      activeTerritories: active.length,
    };
  }

  @Handles(getTrend)
  async trend(_input: Input<typeof getTrend>, ctx: Ctx) {
    const [today, timezone] = await Promise.all([todayOf(ctx), timezoneOf(ctx)]);
    const { firstDeal, months } = await wonByMonth(ctx, today, timezone);
    return { months: trendOf(today, firstDeal, months) };
  }
}
