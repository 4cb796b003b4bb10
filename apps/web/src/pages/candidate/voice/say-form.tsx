import { Alert, Button, Textarea } from '@mantine/core';
import { MESSAGE_LIMIT } from '@talent-os/contracts/chat/messages';
import { IconArrowUp, IconMicrophone, IconPlayerStopFilled } from '@tabler/icons-react';
import { useRef, useState, type FormEvent } from 'react';
import type { ChatContext } from '@/features/chat/chat-context';
import { useConversation, useTalk } from '@/features/chat/conversation/talk-context';
import { dropSession, readSession, writeSession } from '@/features/chat/session-storage';
import { clock } from '@/features/voice/recorder.rules';
import { useHoldToTalk } from '@/features/voice/use-hold-to-talk';
import { useKeptWords } from '@/features/voice/use-kept-words';
import { NOT_CONFIGURED } from '@/features/voice/use-recorder';
import { Quiet } from '@/ui/display/quiet';
import css from './voice.module.css';

/** What was said stands here to be put right; it is sent when its author says so. It outlasts a reload. */
export function SayForm({ context }: { readonly context: ChatContext }) {
  const { send, stop } = useTalk();
  const { activity, sessionId } = useConversation();
  const [text, setText] = useState(() => readSession<string>('voice_draft') ?? '');
  const field = useRef<HTMLTextAreaElement>(null);
  const { kept, put } = useKeptWords(field);

  function write(next: string): void {
    setText(next);
    if (next) writeSession('voice_draft', next);
    else dropSession('voice_draft');
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (activity || text.trim() === '') return;
    write('');
    send(text, context);
  }

  return (
    <form className={css.form} onSubmit={submit}>
      <Textarea
        ref={field}
        label="What was understood"
        description="Put right what was misheard, or type."
        autosize
        minRows={3}
        maxRows={8}
        maxLength={MESSAGE_LIMIT}
        value={text}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      <div className={css.buttons}>
        <Button type="submit" leftSection={<IconArrowUp size={18} />} disabled={!!activity || text.trim() === ''}>
          Send
        </Button>
        {kept && (
          <Button variant="default" onClick={() => put()}>
            Put in what you said
          </Button>
        )}
        {activity && (
          <Button variant="default" disabled={activity.stopping} onClick={() => void stop()}>
            Stop the answer
          </Button>
        )}
      </div>
      <Talk context={context} sessionId={sessionId} onText={put} />
    </form>
  );
}

type TalkProps = {
  readonly context: ChatContext;
  readonly sessionId: string | undefined;
  readonly onText: (text: string) => void;
};

/** The button under the thumb, and one for people who cannot hold anything down. */
function Talk({ context, sessionId, onText }: TalkProps) {
  const purpose = { moduleContext: context.hubContext, path: context.path, sessionId };
  const { state, configured, tooShort, hold, toggle } = useHoldToTalk({ purpose, onText });
  const { phase, seconds, progress, error } = state;
  const recording = phase === 'recording';
  const working = phase === 'transcribing';
  if (configured === false) return <Quiet>{NOT_CONFIGURED}: type your question instead.</Quiet>;
  return (
    <div className={css.talk}>
      <button
        type="button"
        className={css.hold}
        data-recording={recording || undefined}
        aria-pressed={recording}
        disabled={configured === undefined || working}
        onContextMenu={(event) => event.preventDefault()}
        {...hold}
      >
        <IconMicrophone size={34} aria-hidden />
        {recording ? 'Let go to end' : 'Hold to talk'}
      </button>
      <span role="timer" aria-label="Recording">
        {clock(seconds)}
      </span>
      <Button
        variant="default"
        disabled={configured === undefined}
        loading={working}
        leftSection={recording ? <IconPlayerStopFilled size={16} /> : <IconMicrophone size={16} />}
        onClick={() => void toggle()}
      >
        {recording ? 'Stop Recording' : 'Record without holding'}
      </Button>
      {working && <Quiet>Transcribing: {progress} %</Quiet>}
      {tooShort && !recording && <Quiet>Keep the button down while you speak.</Quiet>}
      {error && (
        <Alert color="red" role="alert">
          {error}
        </Alert>
      )}
    </div>
  );
}
