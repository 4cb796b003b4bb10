import { Alert, Button, Group } from '@mantine/core';
import {
  IconMicrophone,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerStop,
  IconTextRecognition,
  IconTrash,
} from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { Card } from '@/ui/page/card';
import { Meter } from '@/ui/figures/meter';
import { Page } from '@/ui/page/page';
import { clock, logged, type Phase } from '@/features/voice/recorder.rules';
import { NOT_CONFIGURED, useRecorder } from '@/features/voice/use-recorder';
import css from './voice-test.module.css';

const says: Readonly<Record<Phase, string>> = {
  idle: 'Ready to record',
  recording: 'Recording',
  stopped: 'Recorded',
  playing: 'Playing',
  paused: 'Paused',
  transcribing: 'Transcribing',
  done: 'Transcribed',
};

const purpose = { moduleContext: 'voice-test' };

type Recorder = ReturnType<typeof useRecorder>;

/** The recorder with everything it does laid open. */
export function Component() {
  const [lines, setLines] = useState<readonly string[]>([]);
  const log = useCallback((line: string) => {
    const time = new Date().toLocaleTimeString('en', { hour12: false });
    setLines((before) => logged(before, `${time} ${line}`));
  }, []);
  const recorder = useRecorder({ purpose, log });
  const { phase, seconds, progress, transcript, error } = recorder.state;

  return (
    <Page title="Voice test" description="Record something, listen to it and have it written down.">
      {recorder.configured === false && (
        <Alert color="yellow" title={NOT_CONFIGURED}>
          You can record and listen. To get text, an administrator sets up a speech endpoint or installs a recogniser.
        </Alert>
      )}
      <Card title="Recorder">
        <div className={css.state}>
          <span className={css.dot} data-phase={phase} aria-hidden />
          <span role="status">{says[phase]}</span>
          <span className={css.time} role="timer" aria-label="Recorded">
            {clock(seconds)}
          </span>
        </div>
        <RecorderButtons recorder={recorder} />
        <Meter percent={progress} label="Upload" showValue />
        {error && (
          <Alert color="red" role="alert" className={css.error}>
            {error}
          </Alert>
        )}
      </Card>
      <Card title="Transcript">
        <div aria-live="polite">
          {transcript ? (
            <>
              <p className={css.transcript}>{transcript.text || 'Nothing was said.'}</p>
              <p className={css.facts}>
                {[transcript.language, transcript.duration === null ? null : `${transcript.duration.toFixed(1)} s`]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </>
          ) : (
            <p className={css.facts}>What you said appears here.</p>
          )}
        </div>
      </Card>
      <Card title="Debug log" description="The last 20 lines.">
        <ol className={css.log} aria-label="Debug log">
          {lines.map((line, index) => (
            // Lines repeat and only ever move up.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>{line}</li>
          ))}
        </ol>
      </Card>
    </Page>
  );
}

function RecorderButtons({ recorder }: { readonly recorder: Recorder }) {
  const { phase } = recorder.state;
  const busy = phase === 'recording' || phase === 'transcribing';
  const empty = phase === 'idle';
  return (
    <Group gap="xs" className={css.buttons}>
      {phase === 'recording' ? (
        <Button color="red" leftSection={<IconPlayerStop size={16} />} onClick={() => void recorder.stop()}>
          Stop Recording
        </Button>
      ) : (
        <Button leftSection={<IconMicrophone size={16} />} disabled={busy} onClick={() => void recorder.start()}>
          Start Recording
        </Button>
      )}
      {phase === 'playing' ? (
        <Button variant="default" leftSection={<IconPlayerPause size={16} />} onClick={recorder.pause}>
          Pause
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={<IconPlayerPlay size={16} />}
          disabled={busy || empty}
          onClick={recorder.play}
        >
          Play
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconTextRecognition size={16} />}
        loading={phase === 'transcribing'}
        disabled={phase === 'recording'}
        onClick={() => void recorder.transcribe()}
      >
        Transcribe
      </Button>
      <Button variant="default" leftSection={<IconTrash size={16} />} disabled={empty} onClick={recorder.clear}>
        Clear
      </Button>
    </Group>
  );
}
