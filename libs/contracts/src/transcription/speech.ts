import { z } from 'zod';
import { event, operation } from '../define.js';
import { noContent, uuid } from '../paging.js';

/** Languages people choose among, as ISO 639-1: those that speech engines commonly know. */
export const speechLanguages = [
  'en',
  'ar',
  'de',
  'es',
  'fr',
  'hi',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt',
  'ru',
  'uk',
  'vi',
  'zh',
] as const;
const language = z.enum(speechLanguages, 'Please choose a language').nullable();

export const getOwnSpeech = operation('transcription.speech.get', {
  http: 'GET /api/audio/speech',
  access: 'signed-in',
  summary: 'The language I speak when I record, and how many texts of my recordings are still kept',
  input: z.object({}),
  output: z.object({ language, texts: z.int().min(0) }),
  effect: 'read',
});

export const setOwnSpeech = operation('transcription.speech.set', {
  http: 'PUT /api/audio/speech',
  access: 'signed-in',
  summary: 'Say which language I speak when I record; null lets the engine find out',
  input: z.object({ language }),
  ...noContent,
  effect: 'write',
  events: () => [ownSpeechChanged],
});

export const forgetRecordings = operation('transcription.speech.forget', {
  http: 'DELETE /api/audio/transcriptions',
  access: 'signed-in',
  summary: 'Delete every recording of mine that is still worked on, and every text that is still kept',
  input: z.object({}),
  output: z.object({ forgotten: z.int().min(0) }),
  effect: 'write',
  events: () => [ownSpeechChanged],
});

/** Somebody chose a language to speak, or deleted what they had recorded. */
export const ownSpeechChanged = event(
  'transcription.speech.changed',
  z.object({ userId: uuid(), what: z.enum(['language', 'forgotten']) }),
  {
    live: {
      to: 'subject',
      access: 'signed-in',
      refetches: ['transcription.speech.get', 'transcription.audio.list'],
    },
  },
);
