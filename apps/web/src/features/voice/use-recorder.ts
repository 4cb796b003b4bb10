import { useQuery } from '@tanstack/react-query';
import { getCapabilities } from '@talent-os/contracts/transcription/audio';
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { query } from '@/lib/query';
import { followTranscription } from './follow-transcription';
import { openMicrophone, type Microphone } from './microphone';
import { idle, next, refusalOf, type RecorderEvent, type Transcript } from './recorder.rules';
import { sendRecording, type Purpose } from './send-recording';
import { usePlayback } from './use-playback';
import { asWav } from './wav';

const REFUSED = 'Unable to access microphone. Please check permissions.';
/** The server says so itself as well; saying it before a person speaks saves them the words. */
export const NOT_CONFIGURED = 'Transcription is not configured';

type Options = { readonly purpose: Purpose; readonly log?: (line: string) => void };

const ignore = () => undefined;

/** Records, plays and transcribes; see `recorder.rules.ts` for its states. Leaving the screen lets everything go. */
export function useRecorder({ purpose, log = ignore }: Options) {
  const [state, tell] = useReducer(next, idle);
  const { configured, transcribe } = useTranscription({ purpose, log, tell });
  const microphone = useRef<Microphone>(undefined);
  const recording = useRef<Blob>(undefined);
  const work = useRef(new AbortController());
  const ended = useCallback(() => tell({ type: 'ended' }), []);
  const playback = usePlayback(ended);

  useEffect(() => {
    if (state.phase !== 'recording') return undefined;
    const timer = setInterval(() => tell({ type: 'ticked' }), 1_000);
    return () => clearInterval(timer);
  }, [state.phase]);

  const dropAll = useMemo(
    () => () => {
      work.current.abort();
      work.current = new AbortController();
      microphone.current?.abandon();
      microphone.current = undefined;
      recording.current = undefined;
      playback.release();
    },
    [playback],
  );
  useEffect(() => dropAll, [dropAll]);

  /** Answers whether it records. */
  async function start(): Promise<boolean> {
    dropAll();
    try {
      microphone.current = await openMicrophone(() => void stop());
      log('Recording started');
      tell({ type: 'started' });
      return true;
    } catch (failure) {
      log(`${REFUSED} (${failure instanceof Error ? failure.name : 'unknown'})`);
      tell({ type: 'failed', message: REFUSED });
      return false;
    }
  }

  /** Answers the recording, so that who stops can go on with it at once. */
  async function stop(): Promise<Blob | undefined> {
    const open = microphone.current;
    microphone.current = undefined;
    if (!open) return recording.current;
    const blob = await open.stop();
    recording.current = blob;
    log(`Recording stopped: ${blob.size} bytes, ${blob.type || 'unknown type'}`);
    tell({ type: 'stopped' });
    return blob;
  }

  return {
    state,
    configured,
    start,
    stop,
    transcribe: () => transcribe(recording.current, work.current.signal, playback.pause),
    play: () => recording.current && (playback.play(recording.current), tell({ type: 'played' })),
    pause: () => (playback.pause(), tell({ type: 'paused' })),
    clear: () => (dropAll(), log('Cleared'), tell({ type: 'cleared' })),
  };
}

type TranscriptionOptions = Required<Options> & { readonly tell: (event: RecorderEvent) => void };

/** Has recordings written down by the server. */
function useTranscription({ purpose, log, tell }: TranscriptionOptions) {
  const { moduleContext, sessionId, path } = purpose;
  const able = useQuery({ ...query(getCapabilities, { moduleContext, sessionId, path }), staleTime: 60_000 });

  const fail = (failure: unknown) => {
    if (failure instanceof DOMException && failure.name === 'AbortError') return;
    const message = failure instanceof Error && failure.message ? failure.message : 'Transcription failed';
    log(message);
    tell({ type: 'failed', message });
  };

  async function textOf(blob: Blob, signal: AbortSignal): Promise<Transcript> {
    const sent = able.data?.converts === false ? await asWav(blob) : blob;
    if (sent !== blob) log(`Converted to WAV: ${sent.size} bytes`);
    const refusal = refusalOf(sent);
    if (refusal) throw new Error(refusal);
    const onProgress = (progress: number) => tell({ type: 'sending', progress });
    const answer = await sendRecording({ ...purpose, recording: sent, onProgress, signal });
    if ('transcript' in answer) return answer.transcript;
    log('Takes longer: the text follows');
    return followTranscription(answer.jobId, signal);
  }

  /** Answers the text, or nothing where it failed or was cleared meanwhile. */
  async function transcribe(
    blob: Blob | undefined,
    signal: AbortSignal,
    onBegin: () => void,
  ): Promise<Transcript | undefined> {
    const refusal = refusalOf(blob);
    if (refusal || !blob) {
      fail(new Error(refusal));
      return undefined;
    }
    onBegin();
    tell({ type: 'sending', progress: 0 });
    try {
      const transcript = await textOf(blob, signal);
      if (signal.aborted) return undefined;
      log(`Transcribed: ${transcript.text.length} characters`);
      tell({ type: 'transcribed', transcript });
      return transcript;
    } catch (failure) {
      if (!signal.aborted) fail(failure);
      return undefined;
    }
  }

  return {
    /** Undefined until the server has said so. */
    configured: able.data?.configured,
    transcribe,
  };
}
