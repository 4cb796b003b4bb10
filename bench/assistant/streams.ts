import { setTimeout as after } from 'node:timers/promises';
import { cpuBetween, cpuTimes, type CpuTimes, type Part } from '../cpu.ts';
import { quantile } from '../figures.ts';
import { signIn } from '../product.ts';
import { ask, type AskPlan } from './asking.ts';
import type { AssistantSetup, ConfiguredProvider } from './asked.ts';
import { feed, type Feeder } from './feeder.ts';
import { directly } from './first-token.ts';
import { emailOf, questionOf } from './questions.ts';

const PER_SECOND = 50;
/** Between two beginnings, in milliseconds. */
const EVERY_MS = 10;
/** What opening one stream may take while others are open, in milliseconds. */
const OPENING_MS = 160;
/** After all are open, until measuring begins, in milliseconds. */
const SETTLING_MS = 1000;
/** How long a run may think before it would speak itself, in milliseconds; less than an answer may take. */
const THINKING_MS = 100_000;
/** The number of the first frame with text: a run says first that it has begun and that it thinks. */
const FIRST_TEXT = 3;

/** Many streams at once: how even they came, and what each process used for them. */
export interface Streams {
  title: string;
  count: number;
  gapP50: number;
  gapP95: number;
  gapMax: number;
  /** Whether every character arrived. */
  complete: boolean;
  /** CPU by part, in cores. */
  cores: CpuTimes;
}

/** The model's server alone, its streams read without the product. */
export async function directStreams(
  { model }: AssistantSetup,
  count: number,
  seconds: number,
  signal: AbortSignal,
): Promise<Streams> {
  const asking = {
    ...directly(model.url, pacedFor(count, seconds), count),
    every: EVERY_MS,
    openWith: 'text',
  } as const;
  return measured('direct from the model', asking, [{ name: 'model', pid: model.pid }], seconds, signal);
}

/** The whole way: model, chat service, NATS, gateway. */
export async function wholeStreams(
  asked: AssistantSetup,
  count: number,
  seconds: number,
  signal: AbortSignal,
): Promise<Streams> {
  const { configured, parts } = splitOf(asked);
  await configured.provider.use(pacedFor(count, seconds));
  const asking = { ...(await askingOf(configured, count)), openWith: 'text' } as const;
  return measured('the whole way', asking, parts, seconds, signal);
}

/**
 * The gateway by itself: real runs, whose model thinks and says nothing, followed by real readers; their frames are
 * published by the benchmark, because models and services for so many do not fit on the machine beside the gateway.
 */
export async function gatewayStreams(
  asked: AssistantSetup,
  count: number,
  seconds: number,
  signal: AbortSignal,
): Promise<Streams> {
  const { configured, parts } = splitOf(asked);
  await configured.provider.use(`thinks-${THINKING_MS}-5000`);
  const asking = { ...(await askingOf(configured, count)), openWith: 'following' } as const;
  const { NATS_URL = '', INSTALLATION = 'talentos' } = configured.product.env;
  const feeding = (runs: readonly string[]): Promise<Feeder> => feed(NATS_URL, INSTALLATION, runs, FIRST_TEXT);
  return measured('at the gateway', asking, [...parts, { name: 'feeder', pid: process.pid }], seconds, signal, feeding);
}

/** Long enough for all of them to be open at once, also where opening one takes far longer than it should. */
const pacedFor = (count: number, seconds: number): string =>
  `paced-${PER_SECOND}-${Math.ceil(PER_SECOND * ((count * OPENING_MS + 2 * SETTLING_MS) / 1000 + seconds))}`;

function splitOf({ products, model }: AssistantSetup): { configured: ConfiguredProvider; parts: Part[] } {
  const configured = products.get('split');
  if (configured === undefined) throw new Error('the gateway needs a process of its own');
  const { pids } = configured.product.backing;
  const parts = [
    ...[...configured.product.platforms].map(([name, { pid }]) => ({
      name: name.includes('chat') ? 'chat' : name,
      pid,
    })),
    { name: 'nats', pid: pids.nats },
    { name: 'redis', pid: pids.redis },
    { name: 'postgres', pid: pids.postgres, withChildren: true },
    { name: 'model', pid: model.pid },
  ];
  return { configured, parts };
}

async function askingOf({ product }: ConfiguredProvider, count: number): Promise<Omit<AskPlan, 'openWith'>> {
  const { url } = product;
  const { authorization } = await signIn(url, emailOf('SALES_REP'));
  const questions = Array.from({ length: count }, () =>
    questionOf(authorization, 'Please write for a while.', 'sales'),
  );
  return { url, way: 'run', path: '/api/chat/messages', questions, every: EVERY_MS };
}

interface OpenStream {
  cores: CpuTimes;
  /** Characters that a feeder published. */
  fed: number | undefined;
}

async function measured(
  title: string,
  asking: AskPlan,
  parts: readonly Part[],
  seconds: number,
  signal: AbortSignal,
  feeding?: (runs: readonly string[]) => Promise<Feeder>,
): Promise<Streams> {
  const held = Promise.withResolvers<OpenStream>();
  const asked = performance.now();
  let ended = false;
  const hold = async (runs: readonly string[], pid: number): Promise<OpenStream> => {
    const all = [...parts, { name: 'readers', pid }];
    const feeder = await feeding?.(runs);
    await after(SETTLING_MS);
    const [before, began] = [cpuTimes(all), performance.now()];
    await after(seconds * 1000, undefined, { signal });
    const [used, took] = [cpuBetween(before, cpuTimes(all)), performance.now() - began];
    const late = feeding !== undefined && performance.now() - asked > THINKING_MS;
    if (ended || late)
      throw new Error(`${title}: opening ${runs.length || 'the'} streams took too long to measure them`);
    const fed = await feeder?.stop();
    return { cores: Object.fromEntries(Object.entries(used).map(([name, time]) => [name, time / 1000 / took])), fed };
  };
  const following = ask(asking, signal, {
    open: (runs, pid) => {
      hold(runs, pid).then(held.resolve, held.reject);
    },
    ended: () => (ended = true),
  });
  const [{ answers, steadyGaps }, { cores, fed }] = await Promise.all([following, held.promise]);
  const wrong = answers.find(({ outcome }) => !outcome.startsWith('complete'));
  if (wrong !== undefined) throw new Error(`${title}: an answer ended as "${wrong.outcome}"`);
  const received = answers.reduce((sum, { letters }) => sum + letters, 0);
  // Without a feeder all were written the same text.
  const expected = fed ?? answers.length * (answers[0]?.letters ?? 0);
  const sorted = steadyGaps.toSorted((a, b) => a - b);
  return {
    title,
    count: answers.length,
    gapP50: quantile(sorted, 0.5),
    gapP95: quantile(sorted, 0.95),
    gapMax: sorted.at(-1) ?? Number.NaN,
    complete: received === expected,
    cores,
  };
}
