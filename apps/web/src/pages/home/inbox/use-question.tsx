import type { InboxAction, InboxItem } from '@talent-os/contracts/inbox/shapes';
import { useState } from 'react';
import { lazyPart } from '@/ui/loading/lazy-part';

const ConfirmDialog = lazyPart(async () => (await import('@/ui/dialog/confirm-dialog')).ConfirmDialog);

type Asked = NonNullable<InboxAction['question']> & { readonly item: InboxItem; readonly action: InboxAction };

/** Begins what a row offers, or asks first where its effect is dear: `start` answers whether it began. */
export function useQuestion(act: (item: InboxItem, action: InboxAction) => void) {
  const [asked, setAsked] = useState<Asked>();
  function start(item: InboxItem, action: InboxAction): boolean {
    if (action.question) setAsked({ item, action, ...action.question });
    else act(item, action);
    return !action.question;
  }
  const question = (moveOn: (item: InboxItem) => void) =>
    asked && (
      <ConfirmDialog
        title={asked.title}
        confirm={asked.action.label}
        onConfirm={() => {
          moveOn(asked.item);
          setAsked(undefined);
          act(asked.item, asked.action);
        }}
        onClose={() => setAsked(undefined)}
      >
        {asked.text}
      </ConfirmDialog>
    );
  return { start, question };
}
