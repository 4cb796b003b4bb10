import { ActionIcon, Textarea } from '@mantine/core';
import { textsOf } from '@talent-os/contracts/chat/hub-texts';
import { MESSAGE_LIMIT } from '@talent-os/contracts/chat/messages';
import { IconArrowUp, IconPlayerStopFilled } from '@tabler/icons-react';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { useConversation, useTalk } from '../conversation/talk-context';
import { dropSession, writeSession, readSession, type SessionKey } from '../session-storage';
import type { ChatContext } from '../chat-context';
import { VoiceButton } from '@/features/voice/voice-button';
import { useComposerFocus } from './use-composer-focus';
import css from './chat-view.module.css';

type ComposerProps = {
  readonly context: ChatContext;
  /** Where what was typed is kept: each conversation that stands on a screen has a place of its own. */
  readonly draftKey?: SessionKey;
};

/** Where people write. Enter sends, Shift+Enter begins a new line; what was typed outlasts reload and sign-in. */
export function Composer({ context, draftKey = 'chat_draft' }: ComposerProps) {
  const { send } = useTalk();
  const { activity, sessionId } = useConversation();
  const [text, setText] = useState(() => readSession<string>(draftKey) ?? '');
  const { input, first } = useComposerFocus(activity !== undefined);
  const sendable = !activity && text.trim() !== '';

  function write(next: string): void {
    setText(next);
    if (next) writeSession(draftKey, next);
    else dropSession(draftKey);
  }

  function submit(event?: FormEvent): void {
    event?.preventDefault();
    if (!sendable) return;
    write('');
    send(text, context);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }

  return (
    <form className={css.form} onSubmit={submit}>
      <Textarea
        ref={input}
        data-autofocus={first || undefined}
        className={css.input}
        aria-label="Message"
        placeholder={textsOf(context.hubContext).placeholder}
        autosize
        maxRows={6}
        maxLength={MESSAGE_LIMIT}
        value={text}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <VoiceButton
        purpose={{ moduleContext: context.hubContext, path: context.path, sessionId }}
        label="Message"
        size={38}
        disabled={activity !== undefined}
        field={input}
      />
      <SendOrStop sendable={sendable} />
    </form>
  );
}

/** Sends what was written, or stops the answer that is being written. */
function SendOrStop({ sendable }: { readonly sendable: boolean }) {
  const { stop } = useTalk();
  const { activity } = useConversation();
  if (!activity)
    return (
      <ActionIcon type="submit" size={38} aria-label="Send" title="Send" disabled={!sendable}>
        <IconArrowUp size={18} />
      </ActionIcon>
    );
  return (
    <ActionIcon
      size={38}
      variant="default"
      aria-label="Stop"
      title="Stop"
      disabled={activity.stopping}
      onClick={() => void stop()}
    >
      <IconPlayerStopFilled size={15} />
    </ActionIcon>
  );
}
