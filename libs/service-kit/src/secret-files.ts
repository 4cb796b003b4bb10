import { readFileSync } from 'node:fs';

type Environment = Record<string, string | undefined>;

/** Every variable that holds a secret. Each may come as a file: `MASTER_KEY_FILE` names one that holds `MASTER_KEY`. */
export const SECRETS: readonly string[] = [
  'DATABASE_URL',
  'DATABASE_PASSWORD',
  'DATABASE_ROLE_SECRET',
  'NATS_URL',
  'NATS_PASSWORD',
  'NATS_LOGIN_SECRET',
  'REDIS_URL',
  'REDIS_PASSWORD',
  'MASTER_KEY',
  'CHAT_KEK',
  'CHAT_KEK_PREVIOUS',
  'TRANSCRIPTION_KEK',
  'TRANSCRIPTION_KEK_PREVIOUS',
  'FILES_KEK',
  'FILES_KEK_PREVIOUS',
  'SMTP_URL',
  'SMTP_PASSWORD',
  'OPENAI_API_KEY',
  'STT_API_KEY',
];

/**
 * Puts secrets that lie in files where every part looks for them: into the variables of this process. The variables that
 * name files are taken away, so that a second call changes nothing. Throws, naming the variable, where a file cannot be
 * read or is empty, or where a secret is set both ways.
 */
export function loadSecretFiles(environment: Environment): void {
  for (const name of SECRETS) {
    const variable = `${name}_FILE`;
    const file = environment[variable];
    if (!file) continue;
    if (environment[name]) throw new Error(`${name} and ${variable} are both set: keep one of them`);
    environment[name] = textOf(variable, file);
    delete environment[variable];
  }
}

function textOf(variable: string, file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${variable}: ${unreadable(file, error)}`, { cause: error });
  }
  // Editors and `echo` end a file with a new line, which no secret has.
  const secret = text.replace(/[\r\n]+$/, '');
  if (!secret) throw new Error(`${variable}: ${file} is empty`);
  return secret;
}

/** Says why a file cannot be read, and by whom: in a container that is seldom the user who made it. */
export function unreadable(file: string, error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  return `${file} cannot be read by user ${process.getuid?.() ?? 'of this process'} (${code ?? 'unknown reason'})`;
}
