import { payoutAt, type CompTerms } from '@talent-os/contracts/sales/commission';
import { typedOf } from '@/lib/amounts';
import { useMe } from '@/lib/session';
import { useFormat } from '@/lib/use-format';
import { ChartCard } from '@/ui/chart/chart-card';

type CurveProps = { readonly terms: CompTerms | undefined; readonly inForce: CompTerms | undefined };

const SHARES = Array.from({ length: 7 }, (_, at) => at * 25);
const isWhole = ({ targetVariable, tiers }: CompTerms) =>
  [targetVariable, ...tiers.flatMap(({ fromPct, toPct, multiplier }) => [fromPct, toPct ?? 0, multiplier])].every(
    (value) => Number.isSafeInteger(value) && value >= 0,
  );

/** What a year pays beside the base salary, by the share of the quota that is reached; drawn anew with every change. */
export function Curve({ terms, inForce }: CurveProps) {
  const { money } = useFormat();
  const { currency } = useMe().organization;
  const drawn = [
    ...(terms && isWhole(terms) ? [{ series: { name: 'Draft', color: 'var(--hub)' }, terms }] : []),
    ...(inForce ? [{ series: { name: 'Today', color: 'var(--ink-3)', dash: '5 4' }, terms: inForce }] : []),
  ];
  return (
    <ChartCard
      title="What a year pays"
      description="Commission of a year beside the base salary, by quota reached"
      kind="lines"
      label="Commission of a year by quota reached"
      heading="Quota reached"
      height={240}
      series={drawn.map(({ series }) => series)}
      rows={
        drawn.length === 0
          ? []
          : SHARES.map((pct) => ({ name: `${pct}%`, values: drawn.map((one) => payoutAt(one.terms, pct)) }))
      }
      unit={{
        text: (minor) => money(minor, 'compact'),
        full: money,
        cell: (minor) => String(typedOf(minor, currency)),
      }}
      empty="The curve is drawn as soon as the plan is whole"
    />
  );
}
