import { useQuery } from '@tanstack/react-query';
import { inboxKindOf } from '@talent-os/contracts/inbox/kinds';
import type { InboxItem } from '@talent-os/contracts/inbox/shapes';
import { getInbox } from '@talent-os/contracts/productivity/inbox';
import clsx from 'clsx';
import { dueText, hubOf, toneOf } from '@/features/inbox/due.rules';
import { ownTimezone } from '@/lib/own-timezone';
import { query } from '@/lib/query';
import { useNow } from '@/lib/use-now';
import { AppLink } from '@/ui/button/app-link';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { Quiet } from '@/ui/display/quiet';
import cell from '@/ui/table/cell.module.css';
import ruled from '@/ui/table/ruled.module.css';

/** Rows that are shown here; all of them stand at home. */
const SHOWN = 12;

/** What of talent waits for the reader: the rows of their inbox, what is due first at the top. */
export function WaitingForMe() {
  const inbox = useQuery(query(getInbox, { zone: ownTimezone() }));
  const waiting = (inbox.data?.items ?? []).filter((item) => hubOf(item) === 'talent');
  return (
    <Card
      title="Waiting for me"
      {...(waiting.length > SHOWN && { description: `The first ${SHOWN} of ${waiting.length}` })}
      actions={waiting.length > 0 && <AppLink to="/?hub=talent">Open inbox</AppLink>}
    >
      <Loaded query={inbox} skeletons={4}>
        {() =>
          waiting.length === 0 ? (
            <EmptyState title="Nothing is waiting for you" />
          ) : (
            <ul className={ruled.list}>
              {waiting.slice(0, SHOWN).map((item) => (
                <Item key={item.id} item={item} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

function Item({ item }: { readonly item: InboxItem }) {
  const { kind, title, reason, link, group } = item;
  const due = dueText(item, useNow(), ownTimezone());
  return (
    <li>
      <div className={clsx(cell.cell, ruled.grow)}>
        <AppLink to={link} className={cell.name}>
          {title}
        </AppLink>
        <Quiet>{[inboxKindOf(kind).label, reason].join(' · ')}</Quiet>
      </div>
      <Quiet late={toneOf(group) === 'error'}>{due}</Quiet>
    </li>
  );
}
