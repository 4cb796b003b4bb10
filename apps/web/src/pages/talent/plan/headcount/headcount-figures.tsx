import type { Output } from '@talent-os/contracts/define';
import type { getHeadcountPlan } from '@talent-os/contracts/talent/headcount';
import { count } from '../../../../lib/format';
import { Stats } from '../../../../ui/stats';
import { gapText } from './labels';

type Plan = Output<typeof getHeadcountPlan>;

/** What the teams in view come to together. */
export function HeadcountFigures({ plan }: { readonly plan: Plan | undefined }) {
  const totals = plan?.totals;
  const shown = (value: number | null | undefined) => (totals ? count(value ?? 0) : undefined);
  return (
    <Stats
      items={[
        { label: 'Filled seats', value: shown(totals?.filled), note: totals && `of ${count(totals.seats)}` },
        {
          label: 'Open seats',
          value: shown(totals?.open),
          note: totals && `${count(totals.approved)} by approved requests`,
        },
        { label: 'Requested', value: shown(totals?.requested), note: 'waiting for approval' },
        { label: 'Forecast leavers', value: shown(totals?.leavers), note: 'approved moves out' },
        {
          label: 'Target',
          value: totals && (totals.target === null ? '–' : count(totals.target)),
          note: totals && gapText(totals.gap),
        },
      ]}
    />
  );
}
