import { spawn } from 'node:child_process';

/** How the programs of Postgres reach the database of the product: the password is in no list of processes. */
export function postgresLogin(databaseUrl: string): { readonly address: string; readonly env: NodeJS.ProcessEnv } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  url.protocol = 'postgresql:';
  return { address: url.href, env: { ...process.env, ...(password && { PGPASSWORD: password }) } };
}

type Options = {
  readonly env?: NodeJS.ProcessEnv;
  /** Ends that are none: `tar` answers 1 where a file grew meanwhile. */
  readonly alsoGood?: readonly number[];
};

/** Runs a program to its end and answers what it wrote; what it complains of is shown as it comes. */
export function run(
  program: string,
  args: readonly string[],
  { env = process.env, alsoGood = [] }: Options = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0 || alsoGood.includes(code ?? -1)) resolve(out);
      else reject(new Error(`${program} failed (${code ?? 'killed'})`));
    });
  });
}
