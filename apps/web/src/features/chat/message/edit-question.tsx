import { Button, Textarea } from '@mantine/core';
import { MESSAGE_LIMIT } from '@talent-os/contracts/chat/messages';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { useFocusOnMount } from '../window/use-focus-on-mount';
import css from './message.module.css';

type EditQuestionProps = {
  readonly content: string;
  readonly onSend: (content: string) => void;
  readonly onCancel: () => void;
};

/** A question being changed. Escape leaves it as it was. */
export function EditQuestion({ content, onSend, onCancel }: EditQuestionProps) {
  const [text, setText] = useState(content);
  const input = useFocusOnMount<HTMLTextAreaElement>();
  const sendable = text.trim() !== '';

  function submit(event?: FormEvent): void {
    event?.preventDefault();
    if (sendable) onSend(text);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onCancel();
    } else if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      submit();
    }
  }

  return (
    <form className={css.edit} onSubmit={submit}>
      <Textarea
        ref={input}
        aria-label="Changed message"
        autosize
        maxRows={8}
        maxLength={MESSAGE_LIMIT}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={css.buttons}>
        <Button size="compact-sm" variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="compact-sm" type="submit" disabled={!sendable}>
          Send
        </Button>
      </div>
    </form>
  );
}
