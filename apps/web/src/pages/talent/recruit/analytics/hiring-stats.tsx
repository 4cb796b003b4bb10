import { recruitAnalyticsFigures } from '@talent-os/contracts/figures/recruit-analytics';
import type { RecruitAnalytics } from '@talent-os/contracts/talent/recruit-analytics';
import { counted } from '@/lib/counted';
import { percent } from '@/lib/format';
import { Quiet } from '@/ui/display/quiet';
import { Stats } from '@/ui/figures/stats';
import { useFigures, useStatOf } from '@/ui/figures/use-figures';
import type { AnalyticsList } from './analytics.page';
import { daysText, TOO_FEW } from './labels';

type HiringStatsProps = { readonly data: RecruitAnalytics; readonly input: AnalyticsList['input'] };

const known = (value: number | null, text: (value: number) => string) =>
  value === null ? <Quiet>{TOO_FEW}</Quiet> : text(value);

/** The figures people ask for first, each with how many it is made of. */
export function HiringStats({ data, input }: HiringStatsProps) {
  const { fill, hire, offers, hires, scorecards } = useFigures(recruitAnalyticsFigures, data, input);
  const statOf = useStatOf();
  return (
    <Stats
      items={[
        statOf(fill, { value: known(data.timeToFill.median, daysText), note: counted(data.timeToFill.n, 'hires') }),
        statOf(hire, { value: known(data.timeToHire.median, daysText), note: counted(data.timeToHire.n, 'hires') }),
        statOf(offers, { value: known(data.offers.percent, percent), note: `${data.offers.part} of ${data.offers.of}` }),
        statOf(hires),
        statOf(scorecards, {
          value: known(data.scorecards.percent, percent),
          note: `${data.scorecards.part} of ${data.scorecards.of}`,
        }),
      ]}
    />
  );
}
