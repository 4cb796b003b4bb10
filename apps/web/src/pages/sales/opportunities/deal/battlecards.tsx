import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Output } from '@talent-os/contracts/define';
import { linkAsset, unlinkAsset } from '@talent-os/contracts/sales/assets';
import { listBattlecardsOfDeal } from '@talent-os/contracts/sales/battlecards';
import { Rates } from '@/features/battlecards/rates';
import { counted } from '@/lib/counted';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { useMay } from '@/lib/use-may';
import { useReachable } from '@/lib/use-reachable';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { Section } from '@/ui/page/section';
import css from './battlecards.module.css';

/** What to say against the competitor of a deal; nothing where nobody wrote it down. */
export function Battlecards({ dealId }: { readonly dealId: string }) {
  const { data } = useQuery(query(listBattlecardsOfDeal, { dealId }));
  if (!data || data.items.length === 0) return null;
  return (
    <Section title={`Against ${data.competitor}`} label="Battlecards">
      {data.items.map((card) => (
        <Battlecard key={card.assetId} dealId={dealId} card={card} />
      ))}
    </Section>
  );
}

type Card = Output<typeof listBattlecardsOfDeal>['items'][number];
type BattlecardProps = { readonly dealId: string; readonly card: Card };

function Battlecard({ dealId, card }: BattlecardProps) {
  const { assetId, excellenceSessionId, assetType, title, number, reviewBy, stale, flags, sections } = card;
  const reachable = useReachable();
  const to = reachable(`/excellence/assets/view/${assetType}/${excellenceSessionId}/${assetId}`);
  return (
    <article className={css.card} aria-label={title}>
      <header className={css.head}>
        <b>{to ? <AppLink to={to}>{title}</AppLink> : title}</b>
        {stale && <StatusBadge variant="warning">Stale</StatusBadge>}
        {flags > 0 && <StatusBadge variant="warning">{counted(flags, 'lost deals')} to look at</StatusBadge>}
        <Quiet late={stale}>
          Version {number}
          {reviewBy && `, review by ${day(reviewBy)}`}
        </Quiet>
      </header>
      <details>
        <summary>Read it here</summary>
        {sections.map(({ heading, label, lines }) => (
          <section key={heading} aria-label={label}>
            <h4>{label}</h4>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </details>
      <Rates before={card.before} since={card.since} number={number} />
      <Used dealId={dealId} card={card} />
    </article>
  );
}

/** Whether it was used in the deal: said once, and taken back by the same control. */
function Used({ dealId, card: { assetId, title, usedAt } }: BattlecardProps) {
  const { dayOf } = useFormat();
  const uses = useMay(linkAsset);
  const link = useCommand(linkAsset, { done: `“${title}” was used in this deal` });
  const unlink = useCommand(unlinkAsset, { done: 'Taken off the deal' });
  if (usedAt === null)
    return uses ? (
      <Button size="xs" variant="default" loading={link.loading} onClick={() => link.mutate({ assetId, dealId })}>
        Mark as used
      </Button>
    ) : null;
  return (
    <div className={css.head}>
      <Quiet>Used since {dayOf(usedAt)}</Quiet>
      {uses && (
        <Button size="xs" variant="subtle" loading={unlink.loading} onClick={() => unlink.mutate({ assetId, dealId })}>
          Not used
        </Button>
      )}
    </div>
  );
}
