import { counted } from '@/lib/counted';
import { percent } from '@/lib/format';
import { Quiet } from '@/ui/display/quiet';
import { Stats } from '@/ui/figures/stats';
import { useStatOf } from '@/ui/figures/use-figures';
import { daysText, TOO_FEW } from './labels';
import { useHiringFigures, type HiringProps } from './use-hiring-figures';

const known = (value: number | null, text: (value: number) => string) =>
  value === null ? <Quiet>{TOO_FEW}</Quiet> : text(value);

/** The figures people ask for first, each with how many it is made of. */
export function HiringStats(props: HiringProps) {
  const { figures } = useHiringFigures(props);
  const { data } = props;
  const { fill, hire, offers, hires, scorecards } = figures;
  const statOf = useStatOf();
  return (
    <Stats
      items={[
        statOf(fill, { value: known(data.timeToFill.median, daysText), note: counted(data.timeToFill.n, 'hires') }),
        statOf(hire, { value: known(data.timeToHire.median, daysText), note: counted(data.timeToHire.n, 'hires') }),
        statOf(offers, {
          value: known(data.offers.percent, percent),
          note: `${data.offers.part} of ${data.offers.of}`,
        }),
        statOf(hires),
        statOf(scorecards, {
          value: known(data.scorecards.percent, percent),
          note: `${data.scorecards.part} of ${data.scorecards.of}`,
        }),
      ]}
    />
  );
}
