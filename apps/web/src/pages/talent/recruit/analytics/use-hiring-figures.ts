import { recruitAnalyticsFigures } from '@talent-os/contracts/figures/recruit-analytics';
import type { getRecruitAnalytics, RecruitAnalytics } from '@talent-os/contracts/talent/recruit-analytics';
import type { List } from '@/lib/use-list-filters';
import { useFigureLink, useFigures } from '@/ui/figures/use-figures';

type AnalyticsList = List<typeof getRecruitAnalytics>;

export type HiringProps = {
  readonly data: RecruitAnalytics;
  /** What the address asks for. */
  readonly input: AnalyticsList['input'];
};

/** The figures of hiring as the address asks for them, and where the rows of each stand. */
export function useHiringFigures({ data, input }: HiringProps) {
  return { figures: useFigures(recruitAnalyticsFigures, data, input), linkTo: useFigureLink() };
}
