import { waitingKinds, type Waiting } from '@talent-os/contracts/talent/overview';
import clsx from 'clsx';
import { day } from '../../../lib/format';
import { useReachable } from '../../../lib/use-reachable';
import { useToday } from '../../../lib/use-today';
import { AppLink } from '../../../ui/app-link';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { waitingScreen } from './links';
import cell from '../../../ui/cell.module.css';
import ruled from '../../../ui/ruled.module.css';

type WaitingForMeProps = { readonly waiting: readonly Waiting[]; readonly total: number };

/** What waits for the caller, what is due first at the top. */
export function WaitingForMe({ waiting, total }: WaitingForMeProps) {
  const more = total - waiting.length;
  return (
    <Card title="Waiting for me" {...(more > 0 && { description: `The first ${waiting.length} of ${total}` })}>
      {waiting.length === 0 ? (
        <EmptyState title="Nothing is waiting for you" />
      ) : (
        <ul className={ruled.list}>
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
      <div className={clsx(cell.cell, ruled.grow)}>
        {to ? (
          <AppLink to={to} className={cell.name}>
            {named}
          </AppLink>
        ) : (
          <span className={cell.name}>{named}</span>
        )}
        <span className={cell.quiet}>{waitingKinds[kind]}</span>
      </div>
      {dueOn && <span className={dueOn < today ? cell.late : cell.quiet}>{day(dueOn)}</span>}
    </li>
  );
}
