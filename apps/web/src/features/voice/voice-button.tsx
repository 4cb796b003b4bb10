import { ActionIcon, Loader } from '@mantine/core';
import { IconMicrophone, IconPlayerStopFilled, IconPlus } from '@tabler/icons-react';
import { useEffect, type RefObject } from 'react';
import { notify } from '@/lib/notify';
import { clock } from './recorder.rules';
import type { Purpose } from './send-recording';
import { roomIn } from './speak-into';
import { useKeptWords } from './use-kept-words';
import { useRecorder } from './use-recorder';
import css from './voice-button.module.css';

type VoiceButtonProps = {
  readonly purpose: Purpose;
  /** What the text is for, as people read it: 'Message'. */
  readonly label: string;
  /** Where the text goes. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly size?: number;
  readonly disabled?: boolean;
};

/**
 * Speaking instead of typing: press to record, press again for the text. Not there where nothing can transcribe. What
 * does not fit into the field is kept beside it until there is room.
 */
export function VoiceButton({ purpose, label, field, size = 30, disabled = false }: VoiceButtonProps) {
  const { state, configured, start, stop, transcribe } = useRecorder({ purpose });
  const { phase, seconds, error } = state;
  const { kept, put } = useKeptWords(field);
  useEffect(() => {
    if (error) notify.error(error);
  }, [error]);

  if (!configured) return null;

  function begin(): void {
    const room = field.current ? roomIn(field.current) : undefined;
    if (room) notify.info(room);
    void start();
  }

  async function finish(): Promise<void> {
    await stop();
    const transcript = await transcribe();
    if (transcript?.text) put(transcript.text);
  }

  if (phase === 'transcribing')
    return (
      <span className={css.working} role="status" aria-label="Transcribing">
        <Loader size={16} />
      </span>
    );
  const recording = phase === 'recording';
  const name = recording ? 'Stop Recording' : 'Speak';
  return (
    <span className={css.voice}>
      {recording && (
        <span className={css.time} role="timer" aria-label="Recording">
          {clock(seconds)}
        </span>
      )}
      {kept && !recording && (
        <ActionIcon
          size={size}
          variant="subtle"
          aria-label="Put in what you said"
          title="Put in what you said"
          disabled={disabled}
          onClick={() => put()}
        >
          <IconPlus size={16} stroke={1.8} />
        </ActionIcon>
      )}
      <ActionIcon
        size={size}
        variant={recording ? 'filled' : 'subtle'}
        color={recording ? 'red' : 'gray'}
        aria-label={name}
        aria-pressed={recording}
        title={recording ? name : `Speak: ${label}`}
        disabled={disabled}
        onClick={() => (recording ? void finish() : begin())}
      >
        {recording ? <IconPlayerStopFilled size={14} /> : <IconMicrophone size={16} stroke={1.8} />}
      </ActionIcon>
    </span>
  );
}
