import { ActionIcon, Loader } from '@mantine/core';
import { IconMicrophone, IconPlayerStopFilled } from '@tabler/icons-react';
import { useEffect } from 'react';
import { notify } from '../../lib/notify';
import { clock } from './recorder.rules';
import type { Purpose } from './send-recording';
import { useRecorder } from './use-recorder';
import css from './voice-button.module.css';

type VoiceButtonProps = {
  readonly purpose: Purpose;
  /** What the text is for, as people read it: 'Message'. */
  readonly label: string;
  readonly onText: (text: string) => void;
  readonly size?: number;
  readonly disabled?: boolean;
};

/** Speaking instead of typing: press to record, press again for the text. Not there where nothing can transcribe. */
export function VoiceButton({ purpose, label, onText, size = 30, disabled = false }: VoiceButtonProps) {
  const { state, configured, start, stop, transcribe } = useRecorder({ purpose });
  const { phase, seconds, error } = state;
  useEffect(() => {
    if (error) notify.error(error);
  }, [error]);

  if (!configured) return null;

  async function finish(): Promise<void> {
    await stop();
    const transcript = await transcribe();
    if (transcript?.text) onText(transcript.text);
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
      <ActionIcon
        size={size}
        variant={recording ? 'filled' : 'subtle'}
        color={recording ? 'red' : 'gray'}
        aria-label={name}
        aria-pressed={recording}
        title={recording ? name : `Speak: ${label}`}
        disabled={disabled}
        onClick={() => void (recording ? finish() : start())}
      >
        {recording ? <IconPlayerStopFilled size={14} /> : <IconMicrophone size={16} stroke={1.8} />}
      </ActionIcon>
    </span>
  );
}
