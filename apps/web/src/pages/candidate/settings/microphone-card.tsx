import { Alert, Button, Group } from '@mantine/core';
import { IconMicrophone, IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { clock, type Phase } from '@/features/voice/recorder.rules';
import { NOT_CONFIGURED, useRecorder } from '@/features/voice/use-recorder';
import { Card } from '@/ui/page/card';
import { Quiet } from '@/ui/display/quiet';

const purpose = { moduleContext: 'candidate' };

const says: Readonly<Record<Phase, string>> = {
  idle: 'Say a sentence, and listen to it.',
  recording: 'Recording',
  stopped: 'Recorded',
  playing: 'Playing',
  paused: 'Paused',
  transcribing: 'Writing down',
  done: 'Written down',
};

/** A microphone tried out: heard again, and written down where that is set up. */
export function MicrophoneCard() {
  const recorder = useRecorder({ purpose });
  const { phase, seconds, transcript, error } = recorder.state;
  const recorded = phase !== 'idle' && phase !== 'recording';
  return (
    <Card title="Microphone test" description="Nothing leaves this browser until you choose Write down.">
      <p role="status">
        {says[phase]} {phase !== 'idle' && <span role="timer">{clock(seconds)}</span>}
      </p>
      <Group gap="xs">
        {phase === 'recording' ? (
          <Button color="red" leftSection={<IconPlayerStop size={16} />} onClick={() => void recorder.stop()}>
            Stop
          </Button>
        ) : (
          <Button
            leftSection={<IconMicrophone size={16} />}
            disabled={phase === 'transcribing'}
            onClick={() => void recorder.start()}
          >
            {recorded ? 'Record again' : 'Record'}
          </Button>
        )}
        {recorded && <Listen playing={phase === 'playing'} onPlay={recorder.play} onPause={recorder.pause} />}
        {recorded && recorder.configured && (
          <Button variant="default" loading={phase === 'transcribing'} onClick={() => void recorder.transcribe()}>
            Write down
          </Button>
        )}
      </Group>
      {error && (
        <Alert color="red" role="alert" mt="sm">
          {error}
        </Alert>
      )}
      {transcript && <p aria-live="polite">{transcript.text || 'Nothing was said.'}</p>}
      {recorder.configured === false && <Quiet>{NOT_CONFIGURED}: you can record and listen, and type instead.</Quiet>}
    </Card>
  );
}

type ListenProps = { readonly playing: boolean; readonly onPlay: () => void; readonly onPause: () => void };

const Listen = ({ playing, onPlay, onPause }: ListenProps) => (
  <Button
    variant="default"
    leftSection={playing ? <IconPlayerPause size={16} /> : <IconPlayerPlay size={16} />}
    onClick={playing ? onPause : onPlay}
  >
    {playing ? 'Pause' : 'Listen'}
  </Button>
);
