import { z } from 'zod';
import { event, operation } from '../define.js';
import { noContent, version } from '../paging.js';
import { lineText } from '../text.js';

const access = { role: ['ORGANIZATION_ADMIN' as const, 'PLATFORM_ADMIN' as const] };

const fields = {
  baseUrl: z.url('Please enter the address of an OpenAI-compatible speech API').max(300),
  model: lineText().min(1, 'Please enter a model').max(120),
  /** ISO 639-1; null lets the engine find out. */
  language: z
    .string()
    .regex(/^[a-z]{2}$/, 'Please enter a language as two letters')
    .nullable(),
  enabled: z.boolean(),
  /** A business associate agreement is signed: only then it hears recordings that may hold health information. */
  baaSigned: z.boolean(),
};

const SpeechSettings = z.object({
  /** What would turn a recording into text now: the organization's endpoint, the deployment's, a program of the server, or nothing. */
  engine: z.enum(['organization', 'deployment', 'command', 'local', 'none']),
  endpoint: z
    .object({
      ...fields,
      /** The last four characters; the key itself is never shown again. */
      keyEnding: z.string().nullable(),
      status: z.enum(['ready', 'untested', 'failing', 'disabled']),
      lastError: z.string().nullable(),
      version,
    })
    .nullable(),
});

export const getSpeechSettings = operation('transcription.settings.get', {
  http: 'GET /api/audio/settings',
  access,
  summary: 'The speech endpoint of my organization, and what is used without one',
  input: z.object({}),
  output: SpeechSettings,
  effect: 'read',
});

export const putSpeechSettings = operation('transcription.settings.put', {
  http: 'PUT /api/audio/settings',
  access,
  summary: 'Set the speech endpoint of my organization; its key is encrypted and never shown again',
  input: z.object({
    ...fields,
    /** Of the endpoint it replaces; absent where there is none yet. */
    version: version.optional(),
    /** Absent: the key stays. A new address needs it again. */
    key: z.string().min(1).max(500).optional(),
  }),
  output: SpeechSettings,
  effect: 'write',
  events: () => [speechSettingsChanged],
  errors: ['resource.stale', 'provider.address', 'provider.key'],
  stepUp: true,
});

export const removeSpeechSettings = operation('transcription.settings.remove', {
  http: 'DELETE /api/audio/settings',
  access,
  summary: 'Remove the speech endpoint of my organization and its key',
  input: z.object({}),
  ...noContent,
  effect: 'write',
  events: () => [speechSettingsChanged],
  errors: ['resource.missing'],
  stepUp: true,
});

export const testSpeechSettings = operation('transcription.settings.test', {
  http: 'POST /api/audio/settings/test',
  access,
  summary: 'Send a second of sound to the speech endpoint of my organization and say how it went',
  input: z.object({}),
  output: z.object({ ok: z.boolean(), latencyMs: z.int(), message: z.string() }),
  effect: 'write',
  events: () => [speechSettingsChanged],
  deadlineMs: 20_000,
  errors: ['resource.missing'],
});

export const speechSettingsChanged = event(
  'transcription.settings.changed',
  z.object({ what: z.enum(['set', 'removed', 'tested']) }),
  {
    live: {
      to: 'organization',
      access,
      refetches: ['transcription.settings.get'],
    },
  },
);
