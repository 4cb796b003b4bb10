import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTask, startService, type Service } from './child.ts';
import { findPostgres } from './find.ts';
import { postgresHome, postgresOwner, type Owner } from './postgres-home.ts';
import { UserError } from './trouble.ts';

export interface ServerOptions {
  /** The folder of this installation (`.local`). */
  dir: string;
  /** The server, or for Postgres the folder of its programs. */
  program: string;
  port: number;
  password: string;
  signal?: AbortSignal | undefined;
  /** Further logins of NATS, each as its configuration takes one. */
  logins?: readonly object[] | undefined;
  /** False where the data need not survive the machine; that of a process it does all the same. */
  durable?: boolean | undefined;
}

const DATABASE = 'talent_os';
const INITIAL = ['-U', DATABASE, '-A', 'scram-sha-256', '--encoding=UTF8'];

/** The address of a database started by `startPostgres`, as its owner. */
export const postgresUrl = (port: number, password: string): string =>
  `postgres://${DATABASE}:${password}@127.0.0.1:${port}/${DATABASE}`;

/** What is written reaches the disk when the system gets to it. */
const NOT_WAITED_FOR = [
  ['fsync', 'off'],
  ['full_page_writes', 'off'],
] as const;

/** Starts Postgres on a loopback port; the first time it makes the database. */
export async function startPostgres(options: ServerOptions): Promise<Service> {
  const owner = postgresOwner();
  const home = postgresHome(options.dir, owner, options.password);
  const data = join(home, 'data');
  if (!existsSync(join(data, 'PG_VERSION'))) await createDatabase(options, home, owner);
  const settings = [
    ['listen_addresses', '127.0.0.1'],
    ['port', String(options.port)],
    // No socket file: nothing to guard, and no limit on the length of its path.
    ['unix_socket_directories', ''],
    // Several products of the tests share one server.
    ['max_connections', '900'],
    ['lc_messages', 'C'],
    ...(options.durable === false ? NOT_WAITED_FOR : []),
  ];
  return startService({
    name: 'Postgres',
    command: join(programFor(data, options.program), 'postgres'),
    args: ['-D', data, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    logFile: join(options.dir, 'logs', 'postgres.log'),
    // Fast shutdown: ends connections and writes everything. SIGQUIT ends at once and recovers at the next start.
    stopSignal: 'SIGINT',
    killSignal: 'SIGQUIT',
    ...owner,
  });
}

/** Data can be read only by the version that wrote it, which need not be the newest one installed. */
function programFor(data: string, preferred: string): string {
  const major = Number(readFileSync(join(data, 'PG_VERSION'), 'utf8'));
  const fitting = findPostgres().filter(({ version }) => version[0] === major);
  const chosen = fitting.find(({ folder }) => folder === preferred) ?? fitting[0];
  if (chosen !== undefined) return chosen.folder;
  throw new UserError(
    `The database in ${data} was written by Postgres ${major}, which is no longer installed. ` +
      `Install Postgres ${major}, or delete that folder to begin with an empty database.`,
  );
}

/** Made beside its place and then moved there, so that an interruption leaves nothing half done. */
async function createDatabase(options: ServerOptions, home: string, owner: Owner): Promise<void> {
  const draft = join(home, 'data.new');
  const passwordFile = join(home, 'password');
  rmSync(draft, { recursive: true, force: true });
  writeFileSync(passwordFile, options.password, { mode: 0o600 });
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(passwordFile, owner.uid, owner.gid);
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8';
  const common = { signal: options.signal, env: { ...process.env, LC_ALL: locale }, ...owner };
  try {
    await runTask({
      ...common,
      command: join(options.program, 'initdb'),
      args: [
        '-D',
        draft,
        ...INITIAL,
        `--pwfile=${passwordFile}`,
        `--locale=${locale}`,
        ...(options.durable === false ? ['--no-sync'] : []),
      ],
      failure: 'The database could not be made:',
    });
    // Single-user mode needs no port, no password and no client program.
    await runTask({
      ...common,
      command: join(options.program, 'postgres'),
      args: ['--single', '-D', draft, 'postgres'],
      input: `CREATE DATABASE ${DATABASE};\n`,
      failure: 'The database could not be made:',
    });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(draft, join(home, 'data'));
}
