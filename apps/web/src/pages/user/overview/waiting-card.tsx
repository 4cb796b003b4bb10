import type { Output } from '@talent-os/contracts/define';
import type { InboxItem } from '@talent-os/contracts/inbox/shapes';
import type { getInbox } from '@talent-os/contracts/productivity/inbox';
import { useFormat } from '@/lib/use-format';
import { useReachable } from '@/lib/use-reachable';
import { AppLink } from '@/ui/button/app-link';
import { Loaded } from '@/ui/loading/loaded';
import type { QueryState } from '@/ui/loading/query-state';
import { Card } from '@/ui/page/card';
import css from './overview.module.css';

type WaitingCardProps = {
  readonly title: string;
  readonly inbox: QueryState<Output<typeof getInbox>>;
  readonly pick: (items: readonly InboxItem[]) => readonly InboxItem[];
  /** Read where there is nothing. */
  readonly none: string;
  readonly all?: { readonly to: string; readonly label: string };
};

const FEW = 6;

/** What waits for the caller of one kind, as it stands in the inbox. */
export function WaitingCard({ title, inbox, pick, none, all }: WaitingCardProps) {
  const { dayOf } = useFormat();
  const reachable = useReachable();
  return (
    <Card title={title} actions={all && reachable(all.to) && <AppLink to={all.to}>{all.label}</AppLink>}>
      <Loaded query={inbox} skeletons={2} skeletonHeight={36}>
        {({ items }) => {
          const picked = pick(items);
          return picked.length === 0 ? (
            <p className={css.none}>{none}</p>
          ) : (
            <ul className={css.lines}>
              {picked.slice(0, FEW).map(({ id, title: what, link, dueAt, group }) => (
                <li key={id}>
                  <AppLink to={link}>{what}</AppLink>
                  {dueAt && <small data-late={group === 'overdue'}>Due {dayOf(dueAt)}</small>}
                </li>
              ))}
              {picked.length > FEW && <li>And {picked.length - FEW} more</li>}
            </ul>
          );
        }}
      </Loaded>
    </Card>
  );
}
