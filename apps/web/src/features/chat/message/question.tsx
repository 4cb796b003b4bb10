import type { ChatMessage } from '@talent-os/contracts/chat/messages';
import { IconPencil } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { useTalk } from '../conversation/talk-context';
import type { ChatContext } from '../chat-context';
import { useFocusBack } from '../window/use-focus-back';
import { Action } from './action';
import { BranchSwitch } from './branch-switch';
import { CopyAction } from './copy-action';
import { EditQuestion } from './edit-question';
import css from './message.module.css';

type QuestionProps = { readonly message: ChatMessage; readonly context: ChatContext; readonly busy: boolean };

/** What the person said. Changing it begins another branch; the old one stays. */
export const Question = memo(function Question({ message, context, busy }: QuestionProps) {
  const { send } = useTalk();
  const [editing, setEditing] = useState(false);
  const edit = useFocusBack(editing);

  function sendChanged(content: string): void {
    setEditing(false);
    send(content, context, message.parentId);
  }

  return (
    <article className={css.question} aria-label="You">
      <span className={css.name}>You</span>
      {editing ? (
        <EditQuestion content={message.content} onSend={sendChanged} onCancel={() => setEditing(false)} />
      ) : (
        <>
          <div className={css.bubble}>{message.content}</div>
          <div className={css.actions}>
            <BranchSwitch message={message} disabled={busy} />
            <CopyAction text={message.content} />
            <Action ref={edit} label="Edit" icon={IconPencil} disabled={busy} onClick={() => setEditing(true)} />
          </div>
        </>
      )}
    </article>
  );
});
