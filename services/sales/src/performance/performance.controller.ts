import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { getPerformance, getTrend } from '@talent-os/contracts/sales/performance.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { dayOf } from '@talent-os/service-kit/calendar';
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
    const { firstDeal, months } = await wonByMonth(ctx);
    return { months: trendOf(dayOf(ctx.now), firstDeal, months) };
  }
}
