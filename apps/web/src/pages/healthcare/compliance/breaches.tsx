import { useQuery } from '@tanstack/react-query';
import { breachDecisionLabels, listBreaches, type Breach } from '@talent-os/contracts/healthcare/breaches';
import { useState } from 'react';
import { count, day } from '@/lib/format';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { StatusBadge } from '@/ui/display/status-badge';
import { RowButton } from '@/ui/button/row-button';
import { BreachDialog, type Choice } from './breach-dialog';
import { clockText, decisionVariants } from './labels';
import rows from '@/ui/table/rows.module.css';
import css from '../healthcare.module.css';

/** Less than this many days left is urgent. */
const URGENT_DAYS = 14;

/** Assessments of incidents with suspected patient data, the ones whose clock runs first. */
export function Breaches() {
  const breaches = useQuery(query(listBreaches, {}));
  const [choice, setChoice] = useState<Choice>();
  return (
    <Card title="Breach assessments" description="People affected must be told within 60 days of discovery" flush>
      <Loaded query={breaches} skeletons={3}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="No breach assessments" />
          ) : (
            <ul className={rows.rows}>
              {items.map((breach) => (
                <BreachRow key={breach.id} breach={breach} onChoose={setChoice} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {choice && <BreachDialog key={choice.breach.id} choice={choice} onClose={() => setChoice(undefined)} />}
    </Card>
  );
}

type BreachRowProps = { readonly breach: Breach; readonly onChoose: (choice: Choice) => void };

function BreachRow({ breach, onChoose }: BreachRowProps) {
  const { title, discoveredAt, notifyBy, daysLeft, affectedCount, decision, rationale, decidedByName, notifiedOn } =
    breach;
  const { dayOf } = useFormat();
  return (
    <li>
      <div className={css.cell}>
        <span className={css.name}>{title}</span>
        <span className={css.facts}>
          Discovered on {dayOf(discoveredAt)}
          {affectedCount !== null && ` · ${count(affectedCount)} affected`}
          {notifiedOn ? ` · told on ${day(notifiedOn)}` : ` · notify by ${day(notifyBy)}`}
        </span>
        {daysLeft !== null && (
          <span className={daysLeft < URGENT_DAYS ? css.late : css.facts}>{clockText(daysLeft)}</span>
        )}
        {rationale && (
          <span className={css.note}>
            {rationale}
            {decidedByName && ` (${decidedByName})`}
          </span>
        )}
      </div>
      <div className={css.buttons}>
        <StatusBadge variant={decisionVariants[decision]}>{breachDecisionLabels[decision]}</StatusBadge>
        {decision === 'open' && (
          <RowButton label="Decide" of={title} variant="light" onClick={() => onChoose({ breach, action: 'decide' })} />
        )}
        {decision === 'notify' && (
          <RowButton
            label="Record notification"
            of={`of ${title}`}
            variant="light"
            onClick={() => onChoose({ breach, action: 'notified' })}
          />
        )}
      </div>
    </li>
  );
}
