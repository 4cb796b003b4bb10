import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { median, quantile } from '../figures.ts';
import { signIn, type Product } from '../product.ts';
import { attacks, type Attack } from './attacks.ts';
import type { SendPlan, SenderMessage } from './sender.ts';

export interface FloodPlan {
  /** Quiet and attacked rounds of each attack, in turn. */
  rounds: number;
  roundSeconds: number;
  /** Bodies per second of the attacker. */
  perSecond: number;
}

export interface FloodResult {
  attack: Attack;
  /** The 95th percentile of what others waited, in milliseconds. */
  quiet: number;
  attacked: number;
  /** Of the two in each pair of turns, the one in the middle: what else the machine did meanwhile hardly counts. */
  ratio: number;
  /** Of others: what was no success. */
  errors: number;
  /** What the attacker was answered: status and how often. */
  statuses: Record<string, number>;
}

/** Others' p95 under an attack stays within so many times their quiet p95. */
export const FLOOD_LIMIT = 1.5;

const READER = 'sales.rep@meridian.example';
const READS = ['/api/sales/deals', '/api/auth/me', '/api/sales/rep/performance'];
const READS_PER_SECOND = 60;
/** Milliseconds after a round, for what it left behind. */
const REST = 500;

/** What others wait while one person floods the product with bodies, against what they wait otherwise. */
export async function flood(product: Product, plan: FloodPlan, say: (line: string) => void, signal: AbortSignal) {
  const reader = await signIn(product.url, READER);
  const others = new OtherUsers(product.url, reader.authorization);
  await others.read(plan.roundSeconds);
  const results: FloodResult[] = [];
  for (const attack of attacks) {
    const { authorization } = await signIn(product.url, attack.email);
    const sending = {
      url: `${product.url}${attack.path}`,
      authorization,
      body: attack.body,
      perSecond: plan.perSecond,
    };
    results.push(await measure(attack, sending, others, plan, signal));
    say(`  ${attack.title}: ${lineOf(results.at(-1)!)}`);
  }
  others.end();
  return results;
}

const lineOf = ({ quiet, attacked, ratio }: FloodResult): string =>
  `p95 quiet ${quiet.toFixed(1)} ms, attacked ${attacked.toFixed(1)} ms, ratio ${ratio.toFixed(2)}`;

const p95 = (values: readonly number[]): number => quantile(Float64Array.from(values).toSorted(), 0.95);

async function measure(
  attack: Attack,
  sending: SendPlan,
  others: OtherUsers,
  { rounds, roundSeconds }: FloodPlan,
  signal: AbortSignal,
): Promise<FloodResult> {
  const waits = { quiet: [] as number[], attacked: [] as number[] };
  const ratios: number[] = [];
  const errorsBefore = others.errors;
  const attacker = fork(join(import.meta.dirname, 'sender.ts'));
  const tell = (told: SenderMessage): boolean => attacker.send(told);
  tell(sending);
  await once(attacker, 'message');
  for (let round = 0; round < rounds; round += 1) {
    signal.throwIfAborted();
    const quiet = await others.read(roundSeconds);
    tell('begin');
    const attacked = await others.read(roundSeconds);
    tell('rest');
    waits.quiet.push(...quiet);
    waits.attacked.push(...attacked);
    ratios.push(p95(attacked) / p95(quiet));
    await after(REST);
  }
  tell('tell');
  const [statuses] = (await once(attacker, 'message')) as [Record<string, number>];
  attacker.kill();
  return {
    attack,
    quiet: p95(waits.quiet),
    attacked: p95(waits.attacked),
    ratio: median(ratios),
    errors: others.errors - errorsBefore,
    statuses,
  };
}

/** Somebody who works meanwhile: asks at a steady pace, whether or not answers come. */
class OtherUsers {
  errors = 0;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 64 });

  private readonly url: string;
  private readonly authorization: string;

  constructor(url: string, authorization: string) {
    this.url = url;
    this.authorization = authorization;
  }

  /** Milliseconds from the moment each question was due until it was answered whole. */
  async read(seconds: number): Promise<number[]> {
    const began = performance.now();
    const pending: Promise<number>[] = [];
    while (pending.length < seconds * READS_PER_SECOND) {
      const due = began + (pending.length * 1000) / READS_PER_SECOND;
      await after(Math.max(0, due - performance.now()));
      pending.push(this.ask(READS[pending.length % READS.length]!, due));
    }
    return Promise.all(pending);
  }

  end(): void {
    this.agent.destroy();
  }

  private ask(path: string, due: number): Promise<number> {
    return new Promise((resolve) => {
      const call = request(`${this.url}${path}`, { agent: this.agent, headers: { authorization: this.authorization } });
      const end = (ok: boolean): void => {
        if (!ok) this.errors += 1;
        resolve(performance.now() - due);
      };
      call.once('response', (response) => {
        response.resume();
        response.once('end', () => end(response.statusCode === 200));
      });
      call.once('error', () => end(false));
      call.end();
    });
  }
}
