import type { InboxItem } from '@talent-os/contracts/inbox/shapes';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNow } from '@/lib/use-now';
import { EmptyState } from '@/ui/loading/empty-state';
import { UndoToast } from '@/ui/message/undo-toast';
import { InboxRow } from './inbox-row';
import { toneOf } from '@/features/inbox/due.rules';
import { sectionsOf } from './inbox.rules';
import { SnoozeDialog } from './snooze-dialog';
import type { Inbox } from './use-inbox';
import { useInboxKeys } from './use-inbox-keys';
import { useQuestion } from './use-question';
import css from './inbox.module.css';

type InboxRowsProps = { readonly inbox: Inbox; readonly items: readonly InboxItem[]; readonly snoozed: boolean };

/** The rows by how soon they are due, with their keys. */
export function InboxRows({ inbox, items, snoozed }: InboxRowsProps) {
  const { act, snooze, wake, undo, undoNewest, undoable, forget, timezone } = inbox;
  const now = useNow();
  const navigate = useNavigate();
  const [snoozing, setSnoozing] = useState<InboxItem>();
  const { start, question } = useQuestion((item, action) => void act(item, action));
  const doFirst = (item: InboxItem): boolean => {
    const [first] = item.actions;
    if (snoozed) void wake(item);
    else if (first) return start(item, first);
    else void navigate(item.link);
    return true;
  };
  const { selectedId, select, moveOn } = useInboxKeys({
    items,
    onDo: doFirst,
    onSnooze: (item) => (snoozed ? void wake(item) : setSnoozing(item)),
    onUndo: undoNewest,
  });
  const row = (item: InboxItem) => (
    <InboxRow
      key={item.id}
      item={item}
      now={now}
      timezone={timezone}
      selected={item.id === selectedId}
      snoozed={snoozed}
      onSelect={() => select(item.id)}
      onAct={(action) => start(item, action)}
      onSnooze={(until, day) => void snooze(item, until, day)}
      onPickDay={() => setSnoozing(item)}
      onWake={() => void wake(item)}
    />
  );
  return (
    <>
      {items.length === 0 && <Nothing snoozed={snoozed} />}
      {sectionsOf(items).map(({ group, label, items: rows }) => (
        <div key={group} role="group" aria-label={`${label}, ${rows.length}`}>
          <div className={css.group} data-tone={toneOf(group)}>
            <h3>{label}</h3>
            <span className="num">{rows.length}</span>
          </div>
          <ul className={css.rows}>{rows.map(row)}</ul>
        </div>
      ))}
      {snoozing && (
        <SnoozeDialog
          item={snoozing}
          onSnooze={(until, day) => void snooze(snoozing, until, day)}
          onClose={() => setSnoozing(undefined)}
        />
      )}
      {question(moveOn)}
      {undoable && <UndoToast key={undoable.id} text={undoable.text} onUndo={undo} onGone={forget} />}
    </>
  );
}

const Nothing = ({ snoozed }: { readonly snoozed: boolean }) =>
  snoozed ? (
    <EmptyState title="Nothing is snoozed" text="What you put off stands here until its day." />
  ) : (
    <EmptyState title="Nothing is waiting for you" text="New requests, tasks and deadlines show up here at once." />
  );
