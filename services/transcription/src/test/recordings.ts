import { getSpeechSettings, putSpeechSettings } from '@talent-os/contracts/transcription/settings.js';
import { transcribeAudio } from '@talent-os/contracts/transcription/audio.js';
import type { Problem } from '@talent-os/contracts';
import type { Person } from '@talent-os/testing';
import { toneOf } from '../sound/wav.js';

type TranscribedRecording = {
  readonly success: boolean;
  readonly message: string;
  readonly data?: { readonly transcription: { text: string; language: string | null; duration: number | null } };
};

/** Two seconds of tone, as a browser without a converter behind it would send them. */
export const tone = (): Blob => new Blob([toneOf(2)], { type: 'audio/wav' });

/** A WAV file of exactly so many bytes. */
export function wavOfBytes(bytes: number): Blob {
  const file = Buffer.alloc(bytes);
  toneOf(1).copy(file, 0, 0, 44);
  file.writeUInt32LE(bytes - 8, 4);
  file.writeUInt32LE(bytes - 44, 40);
  return new Blob([file], { type: 'audio/wav' });
}

/** Sends a recording and answers what came back, whatever it was. */
export async function transcribe(person: Person, audio: Blob, where: Record<string, string> = {}) {
  const { status, body } = await person.send(transcribeAudio, { audio, ...where });
  return { status, body: body as TranscribedRecording & Problem };
}

/** Lets an organization use a speech endpoint. */
export async function useEndpoint(
  admin: Person,
  baseUrl: string,
  model: string,
  more: { readonly enabled?: boolean; readonly baaSigned?: boolean; readonly key?: string } = {},
) {
  const { endpoint } = await admin.call(getSpeechSettings, {});
  return admin.call(putSpeechSettings, {
    baseUrl,
    model,
    language: null,
    enabled: true,
    baaSigned: false,
    key: 'speech-key-1234',
    ...more,
    ...(endpoint && { version: endpoint.version }),
  });
}
