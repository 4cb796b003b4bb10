import { Button, TextInput } from '@mantine/core';
import { rateMessage, type ChatMessage } from '@talent-os/contracts/chat/messages';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { useCommand } from '@/lib/use-command';
import { useTalk } from '../conversation/talk-context';
import { useFocusBack } from '../window/use-focus-back';
import { useFocusOnMount } from '../window/use-focus-on-mount';
import { Action } from './action';
import css from './message.module.css';

type Verdict = NonNullable<ChatMessage['feedback']>;
type RatingChoice = { readonly rating: Verdict | null };

/** Whether an answer was useful. A thumb down may be given a reason; pressing a thumb again takes it back. */
export function Rating({ message: { id, feedback } }: { readonly message: ChatMessage }) {
  const { rated } = useTalk();
  const [asking, setAsking] = useState(false);
  const [pressed, setPressed] = useState<RatingChoice>();
  const down = useFocusBack(asking);
  const command = useCommand(rateMessage);
  // What was pressed last holds until it is written: a reading that began before it knows an older state.
  const shown = pressed ? pressed.rating : feedback;

  async function rate(rating: Verdict | null, reason = ''): Promise<void> {
    const mine = { rating };
    setPressed(mine);
    setAsking(rating === 'down' && reason === '');
    await command.run({ messageId: id, rating, ...(reason && { reason }) }).then(
      () => rated(id, rating),
      () => setAsking(false),
    );
    setPressed((last) => (last === mine ? undefined : last));
  }
  const press = (verdict: Verdict) => void rate(shown === verdict ? null : verdict);

  return (
    <>
      <Action label="Useful" icon={IconThumbUp} pressed={shown === 'up'} onClick={() => press('up')} />
      <Action
        ref={down}
        label="Not useful"
        icon={IconThumbDown}
        pressed={shown === 'down'}
        onClick={() => press('down')}
      />
      {asking && <Reason onSend={(reason) => void rate('down', reason)} onClose={() => setAsking(false)} />}
    </>
  );
}

type ReasonProps = { readonly onSend: (reason: string) => void; readonly onClose: () => void };

function Reason({ onSend, onClose }: ReasonProps) {
  const [reason, setReason] = useState('');
  const input = useFocusOnMount<HTMLInputElement>();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (reason.trim()) onSend(reason.trim());
    onClose();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  }

  return (
    <form className={css.reason} onSubmit={submit}>
      <TextInput
        ref={input}
        size="xs"
        aria-label="What was wrong with it?"
        placeholder="What was wrong with it?"
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button size="compact-xs" variant="default" type="submit">
        {reason.trim() ? 'Send' : 'Skip'}
      </Button>
    </form>
  );
}
