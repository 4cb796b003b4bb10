import { openAsBlob } from 'node:fs';
import type { Addresses } from '@talent-os/service-kit/outside/addresses';
import { sendOnly } from '@talent-os/service-kit/outside/send';
import { serverAttributes } from '@talent-os/service-kit/observe/conventions';
import { inChildSpan } from '@talent-os/service-kit/observe/telemetry';
import OpenAI, { APIError } from 'openai';
import { z } from 'zod';
import type { Engine, TranscriptResult, Recording } from './engine.js';
import { languageOf } from './language.rules.js';
import { SpeechFailure } from './speech-failure.js';

/** Longest answer that is read, in bytes: hours of speech. */
const LONGEST = 2_000_000;

export type Endpoint = {
  readonly kind: 'organization' | 'deployment';
  readonly baseUrl: string;
  readonly model: string;
  /** ISO 639-1; null lets the engine find out. */
  readonly language: string | null;
  readonly key: string;
  /** Private networks it may lie in, where not those of the installation. */
  readonly open?: readonly string[];
};

const Answer = z.object({
  text: z.string(),
  language: z.string().nullish(),
  duration: z.coerce.number().min(0).nullish(),
});
type Format = 'verbose_json' | 'json';

/** Models of this family refuse the format that tells language and duration. */
const formatFor = (model: string): Format => (/^gpt-/i.test(model) ? 'json' : 'verbose_json');

/** An OpenAI-compatible speech API (`/v1/audio/transcriptions`). It is asked once; the job decides about asking again. */
export const endpointEngine = (endpoint: Endpoint, addresses: Addresses): Engine => ({
  kind: endpoint.kind,
  reads: 'sound',
  async hear(recording, _folder, signal) {
    const first = formatFor(endpoint.model);
    try {
      return await ask(endpoint, addresses, recording, first, signal);
    } catch (error) {
      const unknown = error instanceof APIError && error.status === 400 && /response_format/.test(error.message);
      if (!unknown || first === 'json') throw error;
      return ask(endpoint, addresses, recording, 'json', signal);
    }
  },
});

async function ask(
  { baseUrl, model, language: usual, key, open }: Endpoint,
  addresses: Addresses,
  recording: Recording,
  format: Format,
  signal: AbortSignal,
): Promise<TranscriptResult> {
  const language = recording.language ?? usual;
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey: key,
    adminAPIKey: null,
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: sendOnly(await addresses.agentFor(baseUrl, { open })),
  });
  // The bytes stay in the file until they are sent.
  const file = new File([await openAsBlob(recording.path)], `recording.${recording.kind}`);
  const request = { file, model, response_format: format, ...(language && { language }) };
  const response = await inChildSpan(
    'POST /audio/transcriptions',
    () => ({
      'http.request.method': 'POST',
      'url.template': '/audio/transcriptions',
      'gen_ai.request.model': model,
      ...serverAttributes(baseUrl),
    }),
    async (span) => {
      const answered = await client.audio.transcriptions.create(request, { signal }).asResponse();
      span?.setAttribute('http.response.status_code', answered.status);
      return answered;
    },
  );
  const heard = Answer.safeParse(jsonOf(await limited(response)));
  if (!heard.success) throw new SpeechFailure('garbled');
  const { text, language: said, duration = null } = heard.data;
  return { text: text.trim(), language: languageOf(said) ?? language, duration };
}

async function limited(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of response.body ?? []) {
    text += decoder.decode(part as Uint8Array, { stream: true });
    if (text.length > LONGEST) throw new SpeechFailure('garbled');
  }
  return text;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
