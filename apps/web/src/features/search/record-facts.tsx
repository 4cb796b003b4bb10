import { useQuery } from '@tanstack/react-query';
import { getDeal } from '@talent-os/contracts/sales/deals';
import { dealStages } from '@talent-os/contracts/sales/deal-stages';
import { getPerson } from '@talent-os/contracts/identity/directory';
import { roleTable } from '@talent-os/contracts/access/tables';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { Facts } from '@/ui/display/facts';
import type { PaletteOption } from './option';
import { labelledParts } from './part-labels';
import css from './palette.module.css';

type RecordFactsProps = { readonly record: NonNullable<PaletteOption['record']>; readonly detail: string };

/** The facts of the chosen record: in full where it is one people look up to read, else what tells it from others. */
export function RecordFacts({ record: { kind, id }, detail }: RecordFactsProps) {
  if (kind === 'person') return <PersonFacts userId={id} detail={detail} />;
  if (kind === 'deal') return <DealFacts dealId={id} detail={detail} />;
  const parts = labelledParts(kind, detail);
  return parts ? <Facts items={parts} /> : <Parts detail={detail} />;
}

/** Parts of a detail below each other. */
const Parts = ({ detail }: { readonly detail: string }) => (
  <ul className={css.parts}>
    {detail.split(' · ').map((part) => (
      <li key={part}>{part}</li>
    ))}
  </ul>
);

function PersonFacts({ userId, detail }: { readonly userId: string; readonly detail: string }) {
  const { data } = useQuery({ ...query(getPerson, { userId }), staleTime: 60_000, retry: false });
  if (!data) return <Parts detail={detail} />;
  return (
    <Facts
      items={[
        ['Title', data.title],
        ['Role', roleTable[data.role].label],
        ['Team', data.department ?? data.teams.join(', ')],
        ['Reports to', data.managerName],
        ['E-mail', data.email],
      ]}
    />
  );
}

function DealFacts({ dealId, detail }: { readonly dealId: string; readonly detail: string }) {
  const { data } = useQuery({ ...query(getDeal, { dealId }), staleTime: 30_000, retry: false });
  const { money, dayOf } = useFormat();
  if (!data) return <Parts detail={detail} />;
  return (
    <>
      <p className={css.value}>
        <b>{money(data.amount)}</b> {dealStages[data.stage].label}
      </p>
      <Facts
        items={[
          ['Account', data.accountName],
          ['Owner', data.ownerName],
          ['Closes', day(data.closeDate)],
          ['Competitor', data.competitor],
          ['Last activity', dayOf(data.lastActivityAt)],
        ]}
      />
    </>
  );
}
