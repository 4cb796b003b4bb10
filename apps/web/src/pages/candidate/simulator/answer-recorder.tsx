import { Alert, Button } from '@mantine/core';
import { IconMicrophone, IconPlayerStop } from '@tabler/icons-react';
import { clock } from '@/features/voice/recorder.rules';
import { NOT_CONFIGURED, useRecorder } from '@/features/voice/use-recorder';
import { Quiet } from '@/ui/display/quiet';
import { SIMULATOR } from './practice-address';
import css from './simulator.module.css';

type AnswerRecorderProps = {
  readonly practiceId: string;
  readonly questionKey: string;
  /** Seconds an answer may take; who goes on is not cut off. */
  readonly limit: number;
  /** Told what was said, and how many seconds it took. */
  readonly onText: (text: string, seconds: number) => void;
};

/** Speaking an answer: press to record, press again for the text. The recording ends with it. */
export function AnswerRecorder({ practiceId, questionKey, limit, onText }: AnswerRecorderProps) {
  const purpose = { moduleContext: 'candidate', path: SIMULATOR, sessionId: practiceId, questionId: questionKey };
  const { state, configured, start, stop, transcribe } = useRecorder({ purpose });
  const { phase, seconds, error } = state;
  const recording = phase === 'recording';
  if (configured === false) return <Quiet>{NOT_CONFIGURED}: type your answer instead.</Quiet>;

  async function finish(): Promise<void> {
    await stop();
    const transcript = await transcribe();
    if (transcript?.text) onText(transcript.text, Math.max(1, seconds));
  }

  return (
    <div className={css.recorder}>
      <Button
        size="md"
        radius="xl"
        {...(recording && { color: 'red' })}
        loading={phase === 'transcribing'}
        disabled={configured === undefined}
        leftSection={recording ? <IconPlayerStop size={18} /> : <IconMicrophone size={18} />}
        onClick={() => void (recording ? finish() : start())}
      >
        {recording ? 'Stop' : 'Speak'}
      </Button>
      <span role="timer" aria-label="Time of your answer">
        {clock(seconds)}
      </span>
      <Quiet late={recording && seconds > limit}>
        {recording && seconds > limit ? `Over ${clock(limit)}: come to the end` : `Aim for ${clock(limit)} at most`}
      </Quiet>
      {error && (
        <Alert color="red" role="alert">
          {error}
        </Alert>
      )}
    </div>
  );
}
