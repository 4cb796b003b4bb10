import { z } from 'zod';

const Settings = z.object({
  /** An OpenAI-compatible speech API for organizations without one of their own. */
  STT_BASE_URL: z.url().default('https://api.openai.com/v1'),
  STT_API_KEY: z.string().min(1).optional(),
  STT_MODEL: z.string().min(1).default('whisper-1'),
  /** ISO 639-1; without it the engine finds out. */
  STT_LANGUAGE: z
    .string()
    .regex(/^[a-z]{2}$/, 'must be two letters')
    .optional(),
  /** Whether the deployment's agreement with that API covers health information. */
  STT_BAA: z.stringbool().default(false),
  /** A program of this server, as a command line with `{file}`: it reads WAV and writes text. */
  STT_COMMAND: z
    .string()
    .refine((command) => command.includes('{file}'), 'must name the recording as {file}')
    .optional(),
  /** Model of a recogniser found on PATH, where it needs one. */
  STT_MODEL_PATH: z.string().optional(),
  /** How long one attempt may take. */
  STT_TIMEOUT_SECONDS: z.coerce.number<number>().int().min(1).max(600).default(50),
});

/** What the deployment offers for speech. Throws where a variable is wrong. */
export function speechEnvironment(environment: NodeJS.ProcessEnv = process.env) {
  const named = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Settings.safeParse(named);
  if (!parsed.success) throw new Error(`Speech is not configured correctly:\n${z.prettifyError(parsed.error)}`);
  const { STT_API_KEY, ...settings } = parsed.data;
  // Hosts inside the own network often take any key, so an address alone is enough.
  return { ...settings, STT_API_KEY: STT_API_KEY ?? (named.STT_BASE_URL ? 'none' : undefined) };
}
