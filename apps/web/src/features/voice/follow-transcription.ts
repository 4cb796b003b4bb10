import { getTranscription } from '@talent-os/contracts/transcription/audio';
import { call } from '@/lib/api';
import type { Transcript } from './recorder.rules';

const ASK_EVERY = 2_000;

/** The text of a recording that takes longer than its sender waited. Rejects with what people are told. */
export async function followTranscription(transcriptionId: string, signal: AbortSignal): Promise<Transcript> {
  for (;;) {
    const { stage, message, transcription } = await call(getTranscription, { transcriptionId }, { signal });
    if (transcription) return transcription;
    if (stage === 'failed') throw new Error(message ?? 'Transcription failed');
    await pause(ASK_EVERY, signal);
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), reject(signal.reason as Error)), { once: true });
  });
