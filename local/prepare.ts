import { runTask } from './child.ts';
import { platformFile, root } from './paths.ts';

export interface SignIn {
  role: string;
  email: string;
  password: string;
}

interface PrepareOptions {
  env: NodeJS.ProcessEnv;
  signal?: AbortSignal | undefined;
}

const runFile = (file: string, options: PrepareOptions, failure: string, args: string[] = []): Promise<string> =>
  runTask({
    command: process.execPath,
    args: ['--enable-source-maps', platformFile(file), ...args],
    cwd: root,
    env: options.env,
    signal: options.signal,
    failure,
  });

/** Brings the database to the newest form. */
export async function migrate(options: PrepareOptions): Promise<void> {
  await runFile('migrate.js', options, 'The database could not be brought up to date:');
}

/** Creates the demo organizations where they do not exist. Answers one sign-in per role. */
export async function seed(options: PrepareOptions): Promise<SignIn[]> {
  const output = await runFile('seed.js', options, 'The demo data could not be created:');
  return (
    output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Partial<SignIn>)
      .filter((entry): entry is SignIn => Boolean(entry.role && entry.email && entry.password))
      // Somebody may hold the same role in several industries.
      .map((entry) => ({ ...entry, role: [...new Set(entry.role.split(', '))].join(', ') }))
  );
}

/**
 * Makes the first organization of an installation without demo people. Answers the lines to tell its administrator; none
 * once the administrator has chosen a password.
 */
export async function setUp(options: PrepareOptions): Promise<string[]> {
  const { SETUP_ORGANIZATION: name = 'My Organization', SETUP_EMAIL: email = 'administrator@example.org' } =
    options.env;
  const args = ['--organization', name, '--email', email, '--if-needed'];
  const output = await runFile('setup.js', options, 'The first organization could not be made:', args);
  return output.split('\n').filter(Boolean);
}

/** Sign-ins as a text in columns. */
export function signInTable(signIns: SignIn[]): string {
  const width = (key: keyof SignIn): number => Math.max(0, ...signIns.map((entry) => entry[key].length));
  const [role, email] = [width('role'), width('email')];
  return signIns.map((one) => `  ${one.role.padEnd(role)}  ${one.email.padEnd(email)}  ${one.password}`).join('\n');
}
