import { useQuery } from '@tanstack/react-query';
import type { Industry } from '@talent-os/contracts/access/tables';
import { rampOfNewcomers } from '@talent-os/contracts/talent/onboarding';
import type { Output } from '@talent-os/contracts/define';
import { query } from '@/lib/query';
import { useMay } from '@/lib/use-may';

/** Industries whose newcomers ramp up to a first win. */
const ramping: readonly Industry[] = ['SALES'];

export type Ramp = Output<typeof rampOfNewcomers>['items'][number];

/** Ramp days by plan; nothing where the industry has none, or the caller may not see them. */
export function useRamp(industry: Industry | undefined): ReadonlyMap<string, Ramp> | undefined {
  const may = useMay(rampOfNewcomers);
  const enabled = may && industry !== undefined && ramping.includes(industry);
  const { data } = useQuery({ ...query(rampOfNewcomers, {}), enabled });
  return enabled ? new Map(data?.items.map((ramp) => [ramp.planId, ramp])) : undefined;
}

/** Ramp days as people read them: until the first win, or so far. */
export const rampText = (ramp: Ramp | undefined): string =>
  ramp === undefined || ramp.days === null ? '–' : ramp.won ? String(ramp.days) : `${ramp.days} so far`;
