import type { Output, Sent } from '@talent-os/contracts/define';
import { headcountFigures } from '@talent-os/contracts/figures/talent';
import type { getHeadcountPlan } from '@talent-os/contracts/talent/headcount';
import { count } from '@/lib/format';
import { Stats } from '@/ui/figures/stats';
import { useFigures, useStatOf } from '@/ui/figures/use-figures';
import { gapText } from './labels';

type HeadcountFiguresProps = {
  readonly plan: Output<typeof getHeadcountPlan> | undefined;
  readonly input: Sent<typeof getHeadcountPlan>;
};

/** What the teams in view come to together; each opens them in its order. */
export function HeadcountFigures({ plan, input }: HeadcountFiguresProps) {
  const { filled, open, requested, leavers, target } = useFigures(headcountFigures, plan, input);
  const statOf = useStatOf();
  const totals = plan?.totals;
  return (
    <Stats
      items={[
        statOf(filled, { note: totals && `of ${count(totals.seats)}` }),
        statOf(open, { note: totals && `${count(totals.approved)} by approved requests` }),
        statOf(requested),
        statOf(leavers),
        statOf(target, { note: totals && gapText(totals.gap) }),
      ]}
    />
  );
}
