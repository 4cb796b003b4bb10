import { aptInstall, canInstall } from './apt.ts';
import { engineAnswers, type ServiceName } from './docker.ts';
import { atLeast, findPostgres, findProgram, versionOf } from './find.ts';
import { Trouble } from './trouble.ts';

export type Source =
  | { kind: 'address'; url: string }
  /** `program` is the server, or for Postgres the folder of its programs. */
  | { kind: 'program'; program: string; version: number[] }
  | { kind: 'container' };

interface Kind {
  title: string;
  variable: string;
  debian: string;
  oldest: number[];
  find(): { program: string; version: number[] }[];
}

const program = (name: string) => (): { program: string; version: number[] }[] => {
  const file = findProgram(name);
  return file === undefined ? [] : [{ program: file, version: versionOf(file) }];
};

export const KINDS: Record<ServiceName, Kind> = {
  postgres: {
    title: 'Postgres',
    variable: 'DATABASE_URL',
    debian: 'postgresql',
    oldest: [15],
    find: () => findPostgres().map(({ folder, version }) => ({ program: folder, version })),
  },
  nats: {
    title: 'NATS',
    variable: 'NATS_URL',
    debian: 'nats-server',
    oldest: [2, 9],
    find: program('nats-server'),
  },
  redis: {
    title: 'Redis',
    variable: 'REDIS_URL',
    debian: 'redis-server',
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

function missing(names: ServiceName[]): Trouble {
  const lines = names.map((name) => {
    const { title, variable, debian, oldest } = KINDS[name];
    return `  ${title} ${oldest.join('.')} or newer: install it (Debian: sudo apt-get install ${debian}), or set ${variable}`;
  });
  return new Trouble(`Not found on this machine:\n${lines.join('\n')}\nA running Docker engine serves as well.`);
}

/** Decides for each backing service where it comes from; installs what is missing where that is allowed. */
export async function findSources(options: {
  environment: NodeJS.ProcessEnv;
  log(line: string): void;
  signal?: AbortSignal | undefined;
}): Promise<Record<ServiceName, Source>> {
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
    const packages = absent(found).map((name) => KINDS[name].debian);
    options.log(`… installing ${packages.join(', ')} with apt-get`);
    await aptInstall(packages, options.signal);
    found = look();
  }
  if (absent(found).length > 0) throw missing(absent(found));
  return found as Record<ServiceName, Source>;
}
