import { setTimeout as after } from 'node:timers/promises';
import { cpuBetween, cpuTimes, type CpuTimes } from './cpu.ts';
import { load, type Generator, type LoadResult, type Pressure, type Target } from './load/load.ts';
import type { Subject, SubjectName } from './subjects.ts';
import { workloads, type WorkloadName } from './workloads.ts';

const IDLE_SECONDS = 5;

/** How long everything is measured. */
export interface Plan {
  workloads: readonly WorkloadName[];
  connections: number;
  warmUpSeconds: number;
  rounds: number;
  roundSeconds: number;
  /** With one connection, for the latency nobody else adds to. */
  aloneRounds: number;
  aloneSeconds: number;
}

export interface Sample extends LoadResult {
  /** Requests per second, until everything they caused was done. */
  rate: number;
  /** How long that took after the last answer, in seconds. */
  settling: number;
  /** CPU by part, in microseconds per request. */
  cpu: CpuTimes;
}

/** Samples of one workload: by subject, in the order of the rounds. */
export interface Measurement {
  workload: WorkloadName;
  loaded: Map<SubjectName, Sample[]>;
  alone: Map<SubjectName, Sample[]>;
}

/** What everything of a subject uses while nobody asks for anything, in milliseconds of CPU per second. */
export async function idleCpu(subjects: readonly Subject[]): Promise<string> {
  const before = subjects.map(({ parts }) => cpuTimes(parts));
  await after(IDLE_SECONDS * 1000);
  const rates = subjects.map(({ name, parts }, index) => {
    const used = Object.values(cpuBetween(before[index] ?? {}, cpuTimes(parts))).reduce((sum, time) => sum + time, 0);
    return `${name} ${(used / 1000 / IDLE_SECONDS).toFixed(0)}`;
  });
  return `CPU while idle: ${rates.join(', ')} ms per second`;
}

/** Measures every workload on every subject: rounds in turn, each beginning with another subject. Throws where an answer failed. */
export async function measure(
  subjects: readonly Subject[],
  plan: Plan,
  generator: Generator,
  log: (line: string) => void,
  signal: AbortSignal,
): Promise<Measurement[]> {
  const take = (subject: Subject, workload: WorkloadName, pressure: Pressure): Promise<Sample> =>
    takeSample(subject, workload, pressure, generator, signal);
  const all: Measurement[] = [];
  for (const workload of plan.workloads) {
    log(`${workloads[workload].title}: warming up`);
    const full = { connections: plan.connections, seconds: plan.roundSeconds };
    for (const subject of subjects) await take(subject, workload, { ...full, seconds: plan.warmUpSeconds });
    const loaded = await inTurn(subjects, plan.rounds, async (subject, round) => {
      const sample = await take(subject, workload, full);
      log(
        `  round ${round + 1}, ${subject.name}: ${Math.round(sample.rate)} requests/s, settled after ${sample.settling.toFixed(2)} s`,
      );
      return sample;
    });
    const single = { connections: 1, seconds: plan.aloneSeconds };
    const alone = await inTurn(subjects, plan.aloneRounds, (subject) => take(subject, workload, single));
    all.push({ workload, loaded, alone });
  }
  return all;
}

async function inTurn(
  subjects: readonly Subject[],
  rounds: number,
  work: (subject: Subject, round: number) => Promise<Sample>,
): Promise<Map<SubjectName, Sample[]>> {
  const samples = new Map<SubjectName, Sample[]>(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    const first = round % subjects.length;
    for (const subject of [...subjects.slice(first), ...subjects.slice(0, first)]) {
      samples.get(subject.name)?.push(await work(subject, round));
    }
  }
  return samples;
}

async function takeSample(
  subject: Subject,
  workload: WorkloadName,
  pressure: Pressure,
  generator: Generator,
  signal: AbortSignal,
): Promise<Sample> {
  signal.throwIfAborted();
  const { method, requests } = subject.addresses[workload];
  const own = await subject.headers();
  const headers = { ...own, ...(method === 'POST' && { 'content-type': 'application/json' }) };
  const target: Target = { url: subject.url, method, headers, requests };
  const before = cpuTimes(subject.parts);
  const result = await load(generator, target, pressure, signal);
  // The price of a write includes what it causes: the next round must not pay for it.
  const settling = method === 'POST' ? await subject.settle() : 0;
  const used = cpuBetween(before, cpuTimes(subject.parts));
  if (result.errors > 0 || result.requests === 0) {
    throw new Error(
      `${workloads[workload].title}, ${subject.name}: ${result.errors} of ${result.requests} requests failed`,
    );
  }
  const cpu = Object.fromEntries(Object.entries(used).map(([name, time]) => [name, time / result.requests]));
  return { ...result, rate: result.requests / (result.seconds + settling), settling, cpu };
}

/** One answer of a workload. Throws where it is not a success. */
export async function firstAnswer(subject: Subject, workload: WorkloadName): Promise<{ body: unknown; bytes: number }> {
  const { method, requests } = subject.addresses[workload];
  const [request] = requests;
  if (request === undefined) throw new Error(`nothing to ask ${subject.name} for`);
  const response = await fetch(`${subject.url}${request.path}`, {
    method,
    headers: {
      ...(await subject.headers()),
      ...(request.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(request.body !== undefined && { body: request.body }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${workloads[workload].title}, ${subject.name}: ${response.status} ${text}`);
  return { body: JSON.parse(text) as unknown, bytes: Buffer.byteLength(text) };
}
