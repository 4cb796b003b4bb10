import { AddressRefused } from '@talent-os/service-kit/outside/pinned';
import { DamagedFile } from '@talent-os/service-kit/files/frames';
import { FileGone } from '@talent-os/service-kit/files/file-store';
import { UnreadableSecret } from '@talent-os/service-kit/sealing/seal';
import { APIConnectionError, APIError } from 'openai';
import { SpeechFailure, type SpeechFailureKind } from './speech-failure.js';

const byStatus: Record<number, SpeechFailureKind> = {
  401: 'key',
  403: 'key',
  404: 'model',
  408: 'broken',
  409: 'broken',
  413: 'large',
  415: 'format',
  429: 'busy',
};

/** What an error on the way from recording to text means; nothing where it is a fault of our own. */
export function failureOf(error: unknown, aborted: boolean): SpeechFailure | undefined {
  if (error instanceof SpeechFailure) return error;
  if (error instanceof FileGone || error instanceof DamagedFile || error instanceof UnreadableSecret)
    return new SpeechFailure('gone', undefined, { cause: error });
  if (error instanceof AddressRefused) return new SpeechFailure(error.kind, undefined, { cause: error });
  if (aborted) return new SpeechFailure('late');
  if (error instanceof APIConnectionError) return new SpeechFailure('unreachable');
  if (error instanceof APIError && error.status !== undefined) return ofStatus(error.status);
  return undefined;
}

/** Without the cause: what an engine says may hold what was said to it, and failures are logged. */
function ofStatus(status: number): SpeechFailure {
  return new SpeechFailure(byStatus[status] ?? (status >= 500 ? 'broken' : 'refused'), status);
}
