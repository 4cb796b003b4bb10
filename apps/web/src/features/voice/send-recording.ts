import { transcribeAudio } from '@talent-os/contracts/transcription/audio';
import { texts } from '@/lib/failure-text';
import { FormUnanswered, postForm, type FormReply } from '@/lib/post-form';
import type { Transcript } from './recorder.rules';

/** The whole call may take this long, in milliseconds. Source: specification, section 9. */
const TIMEOUT = 60_000;

/** Where a recording belongs. */
export type Purpose = {
  readonly moduleContext?: string | undefined;
  readonly questionId?: string | undefined;
  readonly sessionId?: string | undefined;
  /** The path of the screen it is made on. */
  readonly path?: string | undefined;
};

type UploadOptions = Purpose & {
  readonly recording: Blob;
  /** Told 0 to 100. */
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
};

/** Its text, or the id under which the text follows because it takes longer than anybody should wait. */
export type Answer = { readonly transcript: Transcript } | { readonly jobId: string };

/** Sends a recording. Rejects with the text people read. */
export async function sendRecording({ recording, onProgress, signal, ...purpose }: UploadOptions): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(purpose)) if (value) form.append(name, value);
  form.append('audio', recording, `recording.${recording.type.split('/')[1] ?? 'bin'}`);
  const posting = { url: transcribeAudio.path, form, timeout: TIMEOUT, onProgress, signal };
  const reply = await postForm(posting).catch((failure: unknown) => {
    if (!(failure instanceof FormUnanswered)) throw failure;
    throw new Error(failure.why === 'late' ? 'Transcription failed' : texts.unreachable);
  });
  return answerOf(reply);
}

/** What the server's reply means. Source: specification, sections 3 and 8. */
export function answerOf({ status, text }: FormReply): Answer {
  const body = parsed(text);
  if (status === 504 && typeof body?.['jobId'] === 'string') return { jobId: body['jobId'] };
  if (status !== 200) throw new Error(`HTTP ${status}: ${typeof body?.['title'] === 'string' ? body['title'] : text}`);
  if (!body) throw new Error('Invalid response format');
  if (body['success'] !== true) throw new Error((body['message'] as string | undefined) || 'Transcription failed');
  const { transcription } = (body['data'] ?? {}) as { transcription?: Transcript };
  if (typeof transcription?.text !== 'string') throw new Error('Invalid response format');
  return { transcript: transcription };
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
