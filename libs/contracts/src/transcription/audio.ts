import { z } from 'zod';
import { slug } from '../canonical.js';
import { event, operation } from '../define.js';
import { instant, uuid } from '../paging.js';
import { audioKinds, storedFile } from '../upload.js';
import { lineText } from '../text.js';

/** Bytes of a recording. */
export const MAX_AUDIO_BYTES = 25 * 1024 * 1024;
/** A recording that is longer is refused, however small it is. */
export const MAX_AUDIO_SECONDS = 60 * 60;
/** A person waits no longer than this, from the first byte of the recording, in milliseconds; the work goes on. */
const TRANSCRIBE_WITHIN_MS = 55_000;
/** That they wait no longer is an answer too, and takes so long to arrive at most, in milliseconds. */
export const TOLD_WITHIN_MS = 3_000;

export const transcriptionStages = ['stored', 'normalising', 'transcribing', 'done', 'failed'] as const;
export type TranscriptionStage = (typeof transcriptionStages)[number];

const where = {
  /** Hub or module the recording was made in. */
  moduleContext: slug(60).optional(),
  questionId: lineText().max(100).optional(),
  /** Of a conversation with the assistant, or of whatever else it belongs to. */
  sessionId: lineText().max(100).optional(),
  /** The path of the screen it is made on: it says whether the recording may hold health information. */
  path: lineText().max(300).optional(),
};

/** `language` is an ISO 639-1 code and `duration` seconds; null where the engine does not say. */
const Text = z.object({ text: z.string(), language: z.string().nullable(), duration: z.number().nullable() });

/** Answers 504 with `jobId`, the id of the transcription, where the text is not there in time: it follows under `getTranscription`. */
export const transcribeAudio = operation('transcription.audio.transcribe', {
  http: 'POST /api/audio/transcribe',
  access: 'signed-in',
  summary: 'Turn a recording into text: a multipart form with `audio` and where it belongs; the recording is not kept',
  upload: { field: 'audio', maxBytes: MAX_AUDIO_BYTES, kinds: audioKinds },
  input: z.object({ ...where, /** Null where the file is empty. */ audio: storedFile(audioKinds).nullable() }),
  /** What goes wrong with a recording, other than its size and kind, is told as `success: false` with a message for people. */
  output: z.object({
    success: z.boolean(),
    message: z.string(),
    data: z.object({ transcription: Text }).optional(),
  }),
  effect: 'write',
  events: () => [transcriptionAdvanced, audioDeleted],
  rate: 'upload',
  deadlineMs: TRANSCRIBE_WITHIN_MS + TOLD_WITHIN_MS,
  errors: ['request.size', 'request.media', 'request.malformed', 'service.late'],
});

const Transcription = z.object({
  id: uuid(),
  stage: z.enum(transcriptionStages),
  moduleContext: z.string().nullable(),
  questionId: z.string().nullable(),
  sessionId: z.string().nullable(),
  /** What people are told where it failed. */
  message: z.string().nullable(),
  createdAt: instant,
  /** When the recording was deleted; always set once the stage is `done` or `failed`. */
  audioDeletedAt: instant.nullable(),
});

export const listTranscriptions = operation('transcription.audio.list', {
  http: 'GET /api/audio/transcriptions',
  access: 'signed-in',
  summary: 'My recordings of the last day and how far they are, latest first; of one session or question where asked',
  input: z.object({ sessionId: where.sessionId, questionId: where.questionId }),
  output: z.object({ items: z.array(Transcription) }),
  effect: 'read',
});

export const getTranscription = operation('transcription.audio.get', {
  http: 'GET /api/audio/transcriptions/:transcriptionId',
  access: 'signed-in',
  summary: 'One recording of mine: how far it is, and its text once it is done; kept for a day',
  input: z.object({ transcriptionId: uuid() }),
  output: Transcription.extend({ transcription: Text.nullable() }),
  effect: 'read',
  errors: ['resource.missing'],
});

export const getCapabilities = operation('transcription.capabilities.get', {
  http: 'GET /api/audio/capabilities',
  access: 'signed-in',
  summary: 'Whether recordings can be turned into text here, and what to send',
  input: z.object({ moduleContext: where.moduleContext, sessionId: where.sessionId, path: where.path }),
  output: z.object({
    /** Something is there that turns speech into text. */
    configured: z.boolean(),
    /** The server reads what browsers record; where not, they send WAV with 16 kHz and one channel. */
    converts: z.boolean(),
    maxBytes: z.int(),
    maxSeconds: z.int(),
    kinds: z.array(z.enum(audioKinds)),
  }),
  effect: 'read',
});

/** A recording of this person has come further. */
export const transcriptionAdvanced = event(
  'transcription.audio.advanced',
  z.object({ transcriptionId: uuid(), userId: uuid(), stage: z.enum(transcriptionStages) }),
  {
    live: {
      to: 'subject',
      access: 'signed-in',
      refetches: ['transcription.audio.list', 'transcription.audio.get'],
    },
  },
);

/** The proof that a recording is gone: what it was, by its SHA-256, and when it was deleted. */
export const audioDeleted = event(
  'transcription.audio.deleted',
  z.object({ transcriptionId: uuid(), userId: uuid(), sha256: z.string(), bytes: z.int(), deletedAt: instant }),
);
