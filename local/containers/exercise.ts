import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { measurementConditions } from '../evidence.ts';
import { localDir, root } from '../paths.ts';
import { step } from '../progress.ts';
import type { StopList } from '../stopping.ts';
import { openPlainPage, setUpByBrowser, signInByBrowser } from './by-browser.ts';
import { findEngine, removeImages, type Engine } from './engine.ts';
import { imageFacts, strayFiles, type Image } from './image.ts';
import { killEach, type Kill } from './kills.ts';
import { outageDuring, untilReady, type Outage } from './outage.ts';
import { EMAIL, ApiClient } from './somebody.ts';
import { Stack } from './stack.ts';
import { prepareImages } from './stand-ins.ts';
import { versionsOf } from './versions.ts';

export type Results = {
  readonly where: readonly string[];
  readonly standIns: readonly string[];
  readonly image: Image;
  readonly strays: readonly string[];
  /** Whether a second build had the same layers; not tried with `--once`. */
  readonly same: boolean | undefined;
  readonly seconds: Readonly<Record<string, number>>;
  readonly kills: readonly Kill[];
  readonly upgrade: Outage;
  readonly replace: Outage;
  /** Services whose container an upgrade made anew. */
  readonly replaced: readonly string[];
  readonly memory: readonly string[];
  /** What the verifier said before, and after the restoration. */
  readonly verdicts: readonly [string, string];
};

type Options = {
  readonly browser: string;
  readonly once: boolean;
  readonly stopList: StopList;
  readonly signal: AbortSignal;
};

/** Characters that end an address, a comment, a variable; and a password that looks like a number to NATS. */
const HOSTILE = `a/b#c@d%41?&"'\\ $X:y`;
const BROUGHT = { postgres_password: HOSTILE, redis_password: `${HOSTILE}%42`, nats_password: '17e4' };
const DOCUMENT_BYTES = 3_000_000;

/** One installation under exercise, and what measures its steps. */
type Exercise = {
  readonly engine: Engine;
  readonly stack: Stack;
  /** The name of the product's image. */
  readonly name: string;
  readonly browser: string;
  readonly timed: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Notes the image that something has built, so that it is removed at the end. */
  readonly built: (how: () => Promise<unknown>) => Promise<void>;
};

/** Does what README and docs/operations.md tell an operator to do, and measures it. Throws where a part fails. */
export async function exercise({ browser, once, stopList, signal }: Options): Promise<Results> {
  const where = measurementConditions().slice(0, -1);
  const kept = join(localDir, 'containers');
  const folder = mkdtempSync(join(tmpdir(), 'talent-os-containers-'));
  stopList.add(async () => rmSync(folder, { recursive: true, force: true }));
  const seconds: Record<string, number> = {};
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    const began = performance.now();
    const [result] = await step(name, async () => [await work()] as const);
    seconds[name] = (performance.now() - began) / 1000;
    return result;
  };

  const engine = await findEngine(kept, signal);
  const standIns = await timed('Images', () => prepareImages(engine, kept, signal));
  const images = new Set<string>();
  stopList.add(() => removeImages(engine, images));
  const stack = await startStack(engine, folder, 1, stopList, signal);
  const name = stack.env['PLATFORM_IMAGE'] ?? '';
  const built = async (how: () => Promise<unknown>): Promise<void> => {
    await how();
    images.add((await engine.docker(['image', 'ls', '--quiet', name])).trim());
  };
  const first: Exercise = { engine, stack, name, browser, timed, built };
  const { image, strays, same } = await buildImage(first, once);
  const { document, memory } = await install(first);

  const kills = await timed('Kill each container', () => killEach(engine, stack, name));
  // Servers of the transport take another password over when they are restarted.
  writeFileSync(join(stack.env['SECRETS_DIR'] ?? '', 'nats_password'), `${HOSTILE}$Z\n`);
  await timed('Restart all', () => stack.compose('restart'));
  await untilReady(stack);
  const upgrades = await upgradeTwice(first);
  await expectDocument(await ApiClient.signIn(stack), document);

  await timed('Signed checkpoints', () => untilCheckpoint(stack));
  const sound = lastLine(await stack.compose('run', '--rm', '-T', 'verify'));
  const backup = join(folder, 'backup');
  await timed('Back up', () => stack.script('backup.sh', backup));
  await stack.remove();

  const second = await startStack(engine, folder, 2, stopList, signal, name);
  const restored = lastLine(await timed('Restore', () => second.script('restore.sh', backup)));
  await signInByBrowser(browser, second);
  await expectDocument(await ApiClient.signIn(second), document);
  const versions = await versionsOf(second);
  await timed('Stop', () => second.remove());
  const verdicts = [sound, restored] as const;
  return { where: [...where, versions], standIns, image, strays, same, seconds, kills, ...upgrades, memory, verdicts };
}

/** Builds the image of the product, with `once` not a second time. */
async function buildImage({ engine, stack, name, timed, built }: Exercise, once: boolean) {
  await timed('Build', () => built(() => stack.compose('build', 'platform')));
  const base = /^FROM (\S+) AS platform$/m.exec(readFileSync(join(root, 'Dockerfile'), 'utf8'))?.[1] ?? '';
  const image = await imageFacts(engine, name, base);
  const strays = await strayFiles(engine, name);
  const same = once ? undefined : await timed('Build again', () => builtAgain(engine, stack, image, base));
  return { image, strays, same };
}

/** Starts the product, signs its first person in and keeps a document there. */
async function install({ engine, stack, browser, timed }: Exercise) {
  await timed('Secrets', () => bringSecrets(stack));
  await timed('A key the product cannot read is told', () => refusesUnreadableKey(stack));
  await timed('Start', () => stack.compose('up', '-d', '--wait'));
  const link = await timed('Set up', () => setUp(stack));
  await timed('Choose a password by browser', () => setUpByBrowser(browser, link));
  await timed('Sign in by browser', () => signInByBrowser(browser, stack));
  await openPlainPage(browser, stack);
  const ada = await ApiClient.signIn(stack);
  const scan = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(DOCUMENT_BYTES)]);
  const id = await timed('Add a document', () => ada.addDocument(scan));
  return { document: { id, scan }, memory: await memoryOf(engine, stack) };
}

/** Takes over a new version by the script, and another one by `up`. */
async function upgradeTwice({ engine, stack, name, timed, built }: Exercise) {
  const before = await stack.containers();
  await built(() => newVersion(engine, name));
  const upgrade = await timed('Upgrade by script', () => outageDuring(stack, () => stack.script('upgrade.sh')));
  const middle = await stack.containers();
  await built(() => newVersion(engine, name));
  const replace = await timed('Upgrade by `up`', () => outageDuring(stack, () => stack.compose('up', '-d', '--wait')));
  const later = await stack.containers();
  const replaced = [...later.keys()].filter(
    (service) => before.get(service) !== middle.get(service) || middle.get(service) !== later.get(service),
  );
  return { upgrade, replace, replaced };
}

async function startStack(
  engine: Engine,
  folder: string,
  index: number,
  stopList: StopList,
  signal: AbortSignal,
  image?: string,
): Promise<Stack> {
  const stack = await Stack.of(engine, join(folder, String(index)), index, signal);
  if (image !== undefined) stack.env['PLATFORM_IMAGE'] = image;
  stopList.add(() => stack.remove());
  return stack;
}

/** Whether the same sources, installed and built once more with the same compilers, make the same layers. */
async function builtAgain(engine: Engine, stack: Stack, { layers }: Image, base: string): Promise<boolean> {
  const again = `${stack.name}/again`;
  await engine.docker([
    'build',
    '--no-cache-filter=dependencies,build',
    '--quiet',
    '--target',
    'platform',
    '--tag',
    again,
    root,
  ]);
  const second = await imageFacts(engine, again, base);
  await engine.docker(['image', 'rm', again]);
  return second.layers.join() === layers.join();
}

/** An operator brings passwords of their own; the rest is made. */
async function bringSecrets(stack: Stack): Promise<void> {
  const folder = stack.env['SECRETS_DIR'] ?? '';
  mkdirSync(folder, { recursive: true });
  for (const [name, value] of Object.entries(BROUGHT)) writeFileSync(join(folder, name), `${value}\n`, { mode: 0o600 });
  await stack.compose('run', '--rm', '-T', 'secrets');
}

/** `up --wait` fails, and says so, where the product cannot read a key; making the secrets again opens it. */
async function refusesUnreadableKey(stack: Stack): Promise<void> {
  chmodSync(join(stack.env['SECRETS_DIR'] ?? '', 'audit_key'), 0o400);
  const started = await stack.compose('up', '-d', '--wait').then(
    () => true,
    () => false,
  );
  if (started) throw new Error('`up --wait` succeeded although the product cannot read its key');
  const log = await stack.compose('logs', '--no-log-prefix', 'platform');
  if (!/AUDIT_KEY_FILE: \S+ cannot be read by user 1000/.test(log))
    throw new Error(`The log does not say why:\n${log}`);
  await stack.compose('run', '--rm', '-T', 'secrets');
}

/** Makes the first organization; answers the link it prints. Its administrator is a nurse as well, for want of another. */
async function setUp(stack: Stack): Promise<string> {
  const asked = ['--organization', 'Harbor Works', '--email', EMAIL, '--industries', 'healthcare'];
  const said = await stack.compose('run', '--rm', '-T', 'setup', ...asked);
  const link = /^https:\/\/\S+$/m.exec(said)?.[0];
  if (link?.startsWith(stack.url) !== true) throw new Error(`setup printed no link to ${stack.url}:\n${said}`);
  await stack.sql(`update identity.role_assignment set role_name = 'HEALTHCARE_PROFESSIONAL'`);
  return link;
}

/** A new image under the same name. */
async function newVersion(engine: Engine, name: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'talent-os-version-'));
  writeFileSync(join(folder, 'Dockerfile'), `FROM ${name}\nLABEL version=${Date.now()}\n`);
  await engine.docker(['build', '--quiet', '--tag', name, folder]);
  rmSync(folder, { recursive: true });
}

/** Every chain of events has a checkpoint, signed once a minute, that names its last one. */
async function untilCheckpoint(stack: Stack): Promise<void> {
  const open = `select count(*) from audit.audit_head h where h.sequence > coalesce(
    (select max(c.sequence) from audit.audit_checkpoint c where c.organization_id = h.organization_id), 0)`;
  for (let tries = 0; (await stack.sql(open)) !== '0'; tries += 1) {
    if (tries > 120) throw new Error('No checkpoint was signed within two minutes');
    await after(1000);
  }
}

type Document = { readonly id: string; readonly scan: Buffer };

async function expectDocument(somebody: ApiClient, { id, scan }: Document): Promise<void> {
  if (!(await somebody.readDocument(id)).equals(scan)) throw new Error('The document is not what was added');
}

async function memoryOf(engine: Engine, stack: Stack): Promise<string[]> {
  const ids = await stack.containers();
  const names = ['platform', 'postgres', 'nats', 'redis', 'proxy'];
  const args = ['stats', '--no-stream', '--format', '{{.MemUsage}}', ...names.map((name) => ids.get(name) ?? '')];
  const lines = (await engine.docker(args)).trim().split('\n');
  return lines.map((line, index) => `${names[index]} ${line}`);
}

const lastLine = (text: string): string => text.trimEnd().split('\n').at(-1) ?? '';
