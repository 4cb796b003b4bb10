import { transcribeAudio } from '@talent-os/contracts/transcription/audio';
import { renewed } from '../lib/api';
import { texts } from '../lib/failure-text';
import { recordFailure } from '../lib/failed-calls';
import { traceparent } from '../lib/request';
import { accessToken } from '../lib/tokens';
import type { Transcript } from './recorder.rules';

/** The whole call may take this long, in milliseconds. Source: specification, section 9. */
const TIMEOUT = 60_000;

/** Where a recording belongs. */
export type Purpose = {
  readonly moduleContext?: string | undefined;
  readonly questionId?: string | undefined;
  readonly sessionId?: string | undefined;
};

type Sending = Purpose & {
  readonly recording: Blob;
  /** Told 0 to 100. */
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
};

/** Its text, or the id under which the text follows because it takes longer than anybody should wait. */
export type Answer = { readonly transcript: Transcript } | { readonly jobId: string };

type Reply = { readonly status: number; readonly text: string };

/** Sends a recording. Rejects with the text people read. An expired session is renewed once, as for every call. */
export async function sendRecording(sending: Sending): Promise<Answer> {
  const token = accessToken();
  const first = await post(sending, token);
  if (first.status !== 401 || !token || !(await renewed(token))) return answerOf(first);
  return answerOf(await post(sending, accessToken()));
}

/** What the server's reply means. Source: specification, sections 3 and 8. */
export function answerOf({ status, text }: Reply): Answer {
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

/** By XMLHttpRequest, because only it tells how much of a body has gone. */
function post({ recording, onProgress, signal, ...purpose }: Sending, token: string | null): Promise<Reply> {
  const form = new FormData();
  for (const [name, value] of Object.entries(purpose)) if (value) form.append(name, value);
  form.append('audio', recording, `recording.${recording.type.split('/')[1] ?? 'bin'}`);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const failed = (message: string) => () => {
      void recordFailure({ url: transcribeAudio.path, method: 'POST', body: undefined });
      reject(new Error(message));
    };
    request.open('POST', transcribeAudio.path);
    request.timeout = TIMEOUT;
    request.setRequestHeader('traceparent', traceparent());
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress((loaded / total) * 100);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = failed(texts.unreachable);
    request.ontimeout = failed('Transcription failed');
    request.onabort = () => reject(new DOMException('Cleared', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
