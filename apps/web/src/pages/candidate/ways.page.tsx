import type { FunctionComponent } from 'react';
import { useCurrentRoute } from '@/lib/use-current-route';
import { AdvanceWay } from './ways/advance';
import { EvolveWay } from './ways/evolve';
import { IndustryWay } from './ways/industry-way';

/** Ways on from where one is, each at an address of its own. */
const parts: Readonly<Record<string, FunctionComponent>> = {
  '/candidate/advance': AdvanceWay,
  '/candidate/evolve': EvolveWay,
  '/candidate/industry/transition': IndustryWay,
};

export function Component() {
  const Part = parts[useCurrentRoute()?.path ?? ''] ?? AdvanceWay;
  return <Part />;
}
