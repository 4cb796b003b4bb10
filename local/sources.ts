import { aptInstall, canInstall } from './apt.ts';
import { engineAnswers, type ServiceName } from './docker.ts';
import { fetcherFor, fetchService } from './fetch.ts';
import { atLeast, findPostgres, findPrograms, versionOf } from './find.ts';
import { note, step } from './progress.ts';
import { explain, UserError } from './trouble.ts';

export type Source =
  | { kind: 'address'; url: string }
  /** `program` is the server, or for Postgres the folder of its programs. */
  | { kind: 'program'; program: string; version: number[] }
  | { kind: 'container' };

interface Kind {
  title: string;
  variable: string;
  /** Its packages on Debian and Ubuntu. */
  debian: readonly string[];
  /** Its formula of Homebrew. */
  brew: string;
  /** What must run for it to serve, the server first. */
  programs: readonly string[];
  oldest: number[];
  find(): { program: string; version: number[] }[];
}

const program = (name: string) => (): { program: string; version: number[] }[] =>
  findPrograms(name).map((file) => ({ program: file, version: versionOf(file) }));

export const KINDS: Record<ServiceName, Kind> = {
  postgres: {
    title: 'Postgres',
    variable: 'DATABASE_URL',
    debian: ['postgresql'],
    brew: 'postgresql@18',
    programs: ['postgres', 'initdb'],
    oldest: [15],
    find: () => findPostgres().map(({ folder, version }) => ({ program: folder, version })),
  },
  nats: {
    title: 'NATS',
    variable: 'NATS_URL',
    debian: ['nats-server'],
    brew: 'nats-server',
    programs: ['nats-server'],
    oldest: [2, 9],
    find: program('nats-server'),
  },
  redis: {
    title: 'Redis',
    variable: 'REDIS_URL',
    // The server is a link to a program of the tools.
    debian: ['redis-server', 'redis-tools'],
    brew: 'redis',
    programs: ['redis-server'],
    oldest: [6, 2],
    find: program('redis-server'),
  },
};

const NAMES = Object.keys(KINDS) as ServiceName[];

/** An address in the environment, then a program on this machine. */
function present(name: ServiceName, environment: NodeJS.ProcessEnv): Source | undefined {
  const { variable, oldest, find } = KINDS[name];
  const url = environment[variable];
  if (url !== undefined && url !== '') return { kind: 'address', url };
  const found = find().find(({ version }) => atLeast(version, oldest));
  return found === undefined ? undefined : { kind: 'program', ...found };
}

/** The line that installs services on a machine, for whoever may. */
export function installLine(names: readonly ServiceName[], platform: string): string {
  const debian = names.flatMap((name) => KINDS[name].debian);
  const brew = names.map((name) => KINDS[name].brew);
  return platform === 'darwin' ? `brew install ${brew.join(' ')}` : `sudo apt-get install ${debian.join(' ')}`;
}

/** What to do about services that are neither here nor could be fetched. `reasons` says why, where it was tried. */
export function missing(reasons: ReadonlyMap<ServiceName, string | undefined>, platform = process.platform): UserError {
  const names = [...reasons.keys()];
  const lines = [...reasons].map(([name, reason]) => {
    const { title, oldest } = KINDS[name];
    return `  ${title} ${oldest.join('.')} or newer${reason === undefined ? '' : `. ${reason.replaceAll('\n', '\n    ')}`}`;
  });
  const system = platform === 'linux' ? ' (Debian and Ubuntu; elsewhere the packages of the same programs)' : '';
  return new UserError(
    `Not found on this machine:\n${lines.join('\n')}\n` +
      `Run this and start again${system}:\n  ${installLine(names, platform)}\n` +
      `Or set ${names.map((name) => KINDS[name].variable).join(', ')}. A running Docker engine serves as well.`,
  );
}

/** Fetches what can be fetched without root. Answers why the others could not be. */
async function fetchAll(
  names: readonly ServiceName[],
  signal: AbortSignal | undefined,
): Promise<Map<ServiceName, string | undefined>> {
  const reasons = new Map<ServiceName, string | undefined>();
  const titles = names.filter((name) => fetcherFor(name) !== undefined).map((name) => KINDS[name].title);
  if (titles.length > 0) note(`… fetching what this machine lacks, for this installation alone: ${titles.join(', ')}`);
  for (const name of names) {
    const { title, programs, debian: packages, oldest } = KINDS[name];
    const fetcher = fetcherFor(name);
    try {
      if (fetcher === undefined) reasons.set(name, undefined);
      else
        await step(`Fetch ${title}`, async () =>
          (await fetchService({ name, programs, packages, oldest, signal }, fetcher)).join('.'),
        );
    } catch (error) {
      signal?.throwIfAborted();
      reasons.set(name, explain(error));
    }
  }
  return reasons;
}

let turn: Promise<unknown> = Promise.resolve();

/**
 * Decides for each backing service where it comes from; installs or fetches what is missing. One after the other, so
 * that of several who ask at once the first fetches and the others find.
 */
export function findSources(options: FindOptions): Promise<Record<ServiceName, Source>> {
  const found = turn.then(() => decide(options));
  turn = found.catch(() => undefined);
  return found;
}

interface FindOptions {
  environment: NodeJS.ProcessEnv;
  signal?: AbortSignal | undefined;
}

async function decide(options: FindOptions): Promise<Record<ServiceName, Source>> {
  const look = (): Partial<Record<ServiceName, Source>> =>
    Object.fromEntries(
      NAMES.map((name) => [name, present(name, options.environment)]).filter(([, source]) => source !== undefined),
    );
  const absent = (found: Partial<Record<ServiceName, Source>>): ServiceName[] =>
    NAMES.filter((name) => found[name] === undefined);

  let found = look();
  if (absent(found).length > 0 && (await engineAnswers())) {
    for (const name of absent(found)) found[name] = { kind: 'container' };
  }
  if (absent(found).length > 0 && canInstall()) {
    const packages = absent(found).flatMap((name) => KINDS[name].debian);
    note(`… installing ${packages.join(', ')} with apt-get`);
    await aptInstall(packages, options.signal);
    found = look();
  }
  if (absent(found).length > 0) {
    const reasons = await fetchAll(absent(found), options.signal);
    if (reasons.size > 0) throw missing(reasons);
    found = look();
  }
  return found as Record<ServiceName, Source>;
}
