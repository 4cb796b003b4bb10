import { waitingKinds, type Waiting } from '@talent-os/contracts/talent/overview';
import { day } from '../../../lib/format';
import { useReachable } from '../../../lib/use-reachable';
import { useToday } from '../../../lib/use-today';
import { AppLink } from '../../../ui/app-link';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { waitingScreen } from './links';
import css from './overview.module.css';

type WaitingForMeProps = { readonly waiting: readonly Waiting[]; readonly total: number };

/** What waits for the caller, what is due first at the top. */
export function WaitingForMe({ waiting, total }: WaitingForMeProps) {
  const more = total - waiting.length;
  return (
    <Card title="Waiting for me" {...(more > 0 && { description: `The first ${waiting.length} of ${total}` })}>
      {waiting.length === 0 ? (
        <EmptyState title="Nothing is waiting for you" />
      ) : (
        <ul className={css.list}>
          {waiting.map((item) => (
            <Item key={`${item.kind} ${item.id} ${item.title}`} item={item} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Item({ item: { kind, id, title, personName, dueOn } }: { readonly item: Waiting }) {
  const to = useReachable()(waitingScreen[kind](id));
  const today = useToday();
  const named = [title, personName].filter(Boolean).join(', ');
  return (
    <li>
      <div className={css.cell}>
        {to ? (
          <AppLink to={to} className={css.name}>
            {named}
          </AppLink>
        ) : (
          <span className={css.name}>{named}</span>
        )}
        <span className={css.quiet}>{waitingKinds[kind]}</span>
      </div>
      {dueOn && <span className={dueOn < today ? css.late : css.quiet}>{day(dueOn)}</span>}
    </li>
  );
}
