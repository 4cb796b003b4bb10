import type { Output } from '@talent-os/contracts/define';
import { MAX_AUDIO_BYTES, type getTranscription } from '@talent-os/contracts/transcription/audio';

export type Transcript = NonNullable<Output<typeof getTranscription>['transcription']>;

export type Phase = 'idle' | 'recording' | 'stopped' | 'playing' | 'paused' | 'transcribing' | 'done';

export type RecorderState = {
  readonly phase: Phase;
  /** Whole seconds recorded. */
  readonly seconds: number;
  /** Share of the recording that has been sent, 0 to 100. */
  readonly progress: number;
  readonly transcript: Transcript | undefined;
  readonly error: string | undefined;
};

export type RecorderEvent =
  | { readonly type: 'started' }
  | { readonly type: 'ticked' }
  | { readonly type: 'stopped' }
  | { readonly type: 'played' }
  | { readonly type: 'paused' }
  | { readonly type: 'ended' }
  | { readonly type: 'sending'; readonly progress: number }
  | { readonly type: 'transcribed'; readonly transcript: Transcript }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'cleared' };

export const idle: RecorderState = {
  phase: 'idle',
  seconds: 0,
  progress: 0,
  transcript: undefined,
  error: undefined,
};

/** Phases an event means something in; what comes late, from a device or a connection that is gone, changes nothing. */
const heardIn: Readonly<Record<RecorderEvent['type'], readonly Phase[]>> = {
  started: ['idle', 'stopped', 'paused', 'done'],
  ticked: ['recording'],
  stopped: ['recording'],
  played: ['stopped', 'paused', 'done'],
  paused: ['playing'],
  ended: ['playing'],
  sending: ['stopped', 'paused', 'playing', 'done', 'transcribing'],
  transcribed: ['transcribing'],
  failed: ['idle', 'recording', 'stopped', 'playing', 'paused', 'transcribing', 'done'],
  cleared: ['idle', 'recording', 'stopped', 'playing', 'paused', 'transcribing', 'done'],
};

/** Where a recording rests while nothing happens to it. */
const rest = ({ transcript, seconds, phase }: RecorderState): Phase => {
  if (phase === 'idle' || phase === 'recording') return seconds > 0 && phase === 'recording' ? 'stopped' : 'idle';
  return transcript ? 'done' : 'stopped';
};

/** The recorder's states. Source: specification, section 4. */
export function next(state: RecorderState, event: RecorderEvent): RecorderState {
  if (!heardIn[event.type].includes(state.phase)) return state;
  switch (event.type) {
    case 'started':
      return { ...idle, phase: 'recording' };
    case 'ticked':
      return { ...state, seconds: state.seconds + 1 };
    case 'stopped':
      return { ...state, phase: 'stopped' };
    case 'played':
      return { ...state, phase: 'playing', error: undefined };
    case 'paused':
      return { ...state, phase: 'paused' };
    case 'ended':
      return { ...state, phase: rest(state) };
    case 'sending':
      return { ...state, phase: 'transcribing', progress: clamp(event.progress), error: undefined };
    case 'transcribed':
      return { ...state, phase: 'done', transcript: event.transcript, progress: 100 };
    case 'failed':
      return { ...state, phase: rest(state), progress: 0, error: event.message };
    case 'cleared':
      return idle;
  }
}

const clamp = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

const MIB = 1024 * 1024;

/** Why a recording cannot be sent; undefined where it can. Source: specification, section 5. */
export function refusalOf(recording: { readonly size: number } | undefined): string | undefined {
  if (!recording) return 'No audio to transcribe. Please record something first.';
  if (recording.size === 0) return 'No audio data to transcribe.';
  if (recording.size <= MAX_AUDIO_BYTES) return undefined;
  return `Recording too large (${(recording.size / MIB).toFixed(1)}MB). Maximum size is 25MB.`;
}

/** `1:05` */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const LOG_LINES = 20;

/** The log with one more line; the oldest lines go. */
export const logged = (lines: readonly string[], line: string): readonly string[] => [...lines, line].slice(-LOG_LINES);
