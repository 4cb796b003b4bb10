import { tierLetter, type CompTerms } from '@talent-os/contracts/sales/commission';
import type { getCompensation } from '@talent-os/contracts/sales/compensation';
import type { Output } from '@talent-os/contracts/define';
import { counted } from '@/lib/counted';
import { day } from '@/lib/format';
import { useFormat } from '@/lib/use-format';
import { Facts } from '@/ui/display/facts';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';

export type RolePlans = Output<typeof getCompensation>['roles'][number];

/** The plan that pays today, rule by rule. */
export function InForce({ of: { role, sellers, inForce, toCome } }: { readonly of: RolePlans }) {
  return (
    <Card title={`${role}, today`} description={counted(sellers, 'sellers')}>
      {inForce ? <Terms terms={inForce.terms} /> : <EmptyState title="No plan is in force" />}
      {toCome?.effectiveFrom && <p>Another plan pays from {day(toCome.effectiveFrom)} on.</p>}
    </Card>
  );
}

function Terms({ terms }: { readonly terms: CompTerms }) {
  const { money } = useFormat();
  const { baseSalary, targetVariable, tiers, clawbackDays } = terms;
  const whole = baseSalary + targetVariable;
  const share = whole > 0 ? Math.round((100 * baseSalary) / whole) : 0;
  return (
    <Facts
      items={[
        ['Base salary', money(baseSalary)],
        ['Target variable', money(targetVariable)],
        ['Pay mix', `${share} : ${100 - share}`],
        ...tiers.map(({ fromPct, toPct, multiplier }, at) => {
          const reach = toPct === null ? `over ${fromPct}%` : `${fromPct}% to ${toPct}%`;
          return [`${tierLetter(at)}, ${reach}`, `× ${multiplier / 100}`] as const;
        }),
        ['Shared deals', 'credit by share'],
        ['Taken back', `customer leaves within ${counted(clawbackDays, 'days')}`],
      ]}
    />
  );
}
