import type { FunctionComponent } from 'react';
import { useCurrentRoute } from '@/lib/use-current-route';
import { OwnChances } from './figures/chances';
import { OwnDemand } from './figures/demand';
import { OwnMarket } from './figures/market';
import { OwnPace } from './figures/pace';
import { OwnPerformance } from './figures/performance';
import { OwnPlace } from './figures/place';
import { OwnWay } from './figures/way';

/** What the caller's own applications, targets and practice amount to, each at an address of its own. */
const parts: Readonly<Record<string, FunctionComponent>> = {
  '/candidate/analytics/journey': OwnWay,
  '/candidate/analytics/market': OwnMarket,
  '/candidate/analytics/performance': OwnPerformance,
  '/candidate/analytics/benchmarks': OwnPlace,
  '/candidate/ai/predictions': OwnChances,
  '/candidate/analytics/predictions': OwnPace,
  '/candidate/discover/intelligence': OwnDemand,
};

export function Component() {
  const Part = parts[useCurrentRoute()?.path ?? ''] ?? OwnWay;
  return <Part />;
}
