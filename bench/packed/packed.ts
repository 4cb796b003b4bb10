import type { StopList } from '../../local/stopping.ts';
import type { Section } from '../assistant/report.ts';
import { cpuBetween, cpuTimes } from '../cpu.ts';
import { median } from '../figures.ts';
import { load, type Generator } from '../load/load.ts';
import { startOurs, type Subject } from '../subjects.ts';

/** What a reader takes; without a coding first, which the others are measured against. */
const CODINGS = ['identity', 'gzip', 'br'] as const;
type Coding = (typeof CODINGS)[number];

/** The most CPU a compressed answer may take of a plain one. */
const MOST_CPU = 1.4;
/** The most bytes of it that may travel. */
const MOST_BYTES = 0.4;

interface PackedPlan {
  rounds: number;
  seconds: number;
}

interface Packed {
  /** Of the body on its way. */
  bytes: number;
  /** Of the product's own processes, in microseconds for each answer. */
  cpu: number;
  /** In milliseconds. */
  p50: number;
}

/** Measures the list of deals as it leaves plain and compressed, one reader at a time, in turn. */
export async function measurePacked(
  plan: PackedPlan,
  generator: Generator,
  say: (line: string) => void,
  stopList: StopList,
  signal: AbortSignal,
): Promise<Section> {
  say('Starting the product for answers that leave compressed');
  const { subject } = await startOurs('one process', signal);
  stopList.add(subject.stop);
  const taken = new Map<Coding, Packed[]>(CODINGS.map((coding) => [coding, []]));
  for (let round = -1; round < plan.rounds; round += 1)
    for (const coding of CODINGS) {
      const sample = await sampleOf(subject, coding, plan.seconds, generator, signal);
      // The first round warms up.
      if (round >= 0) taken.get(coding)?.push(sample);
    }
  const figures = CODINGS.map((coding) => ({ coding, ...medians(taken.get(coding) ?? []) }));
  for (const { coding, bytes, cpu } of figures) say(`  ${coding}: ${bytes} bytes, ${cpu.toFixed(0)} µs`);
  return sectionOf(figures);
}

async function sampleOf(
  { url, addresses: { list }, parts, headers }: Subject,
  coding: Coding,
  seconds: number,
  generator: Generator,
  signal: AbortSignal,
): Promise<Packed> {
  const asked = { ...(await headers()), 'accept-encoding': coding };
  const answer = await fetch(`${url}${list.requests[0]?.path}`, { headers: asked, signal });
  const bytes = Number(answer.headers.get('content-length'));
  await answer.arrayBuffer();
  const node = parts.filter(({ name }) => name.startsWith('node'));
  const before = cpuTimes(node);
  const { requests, errors, p50 } = await load(
    generator,
    { url, method: 'GET', headers: asked, requests: list.requests },
    { connections: 1, seconds },
    signal,
  );
  if (errors > 0 || requests === 0) throw new Error(`${coding}: ${errors} of ${requests} requests failed`);
  const used = Object.values(cpuBetween(before, cpuTimes(node))).reduce((sum, time) => sum + time, 0);
  return { bytes, p50, cpu: used / requests };
}

const medians = (samples: readonly Packed[]): Packed => ({
  bytes: median(samples.map(({ bytes }) => bytes)),
  cpu: median(samples.map(({ cpu }) => cpu)),
  p50: median(samples.map(({ p50 }) => p50)),
});

function sectionOf(figures: readonly (Packed & { readonly coding: Coding })[]): Section {
  const plain = figures.find(({ coding }) => coding === 'identity')!;
  return {
    title: 'Answers that leave compressed',
    about: 'a list of 25 deals as its reader takes it, `GET /api/sales/deals`; one reader',
    rows: [
      ['taken as', 'bytes', 'of plain', 'CPU µs', 'of plain', 'p50 ms'],
      ...figures.map(({ coding, bytes, cpu, p50 }) => [
        coding,
        String(bytes),
        (bytes / plain.bytes).toFixed(2),
        cpu.toFixed(0),
        (cpu / plain.cpu).toFixed(2),
        p50.toFixed(2),
      ]),
    ],
    verdicts: figures
      .filter((one) => one !== plain)
      .map(({ coding, bytes, cpu }) => {
        const [share, price] = [bytes / plain.bytes, cpu / plain.cpu];
        const reached = share <= MOST_BYTES && price <= MOST_CPU;
        return {
          text: `${coding}: ${share.toFixed(2)} of the bytes (at most ${MOST_BYTES}) for ${price.toFixed(2)} of the CPU (at most ${MOST_CPU}): ${reached ? 'reached' : 'missed'}`,
          reached,
        };
      }),
    notes: [],
  };
}
