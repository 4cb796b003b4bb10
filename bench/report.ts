import type { CpuTimes } from './cpu.ts';
import { median } from './figures.ts';
import type { Measurement, Sample } from './measure.ts';
import type { SubjectName } from './subjects.ts';
import { workloads } from './workloads.ts';

export interface Verdict {
  text: string;
  reached: boolean;
}

const whole = (value: number): string => (Number.isFinite(value) ? value.toFixed(0) : '-');
const fine = (value: number): string => (Number.isFinite(value) ? value.toFixed(2) : '-');
const middle = (samples: readonly Sample[], of: (sample: Sample) => number): number => median(samples.map(of));

/** CPU by part, each the median of the rounds. */
function cpuOf(samples: readonly Sample[]): CpuTimes {
  const names = Object.keys(samples[0]?.cpu ?? {});
  return Object.fromEntries(names.map((name) => [name, middle(samples, (sample) => sample.cpu[name] ?? 0)]));
}

const sumOf = (cpu: CpuTimes, prefix: string): number =>
  Object.entries(cpu).reduce((sum, [name, time]) => (name.startsWith(prefix) ? sum + time : sum), 0);

/** Shares of the bare server's rate, round by round. */
function sharesOf(measured: Measurement, name: SubjectName): number[] {
  const bare = measured.loaded.get('bare') ?? [];
  return (measured.loaded.get(name) ?? []).map((sample, round) => sample.rate / (bare[round]?.rate ?? Number.NaN));
}

/** The table of a workload: a head, then one row per subject. */
export function tableOf(measured: Measurement): string[][] {
  const head = [
    '',
    'requests/s',
    '(min-max)',
    'p50 ms',
    'p99 ms',
    'p50 ms alone',
    'CPU µs: node',
    'nats',
    'postgres',
    'redis',
    'total',
    'to bare',
  ];
  const rows = [...measured.loaded].map(([name, samples]) => {
    const rates = samples.map((sample) => sample.rate);
    const cpu = cpuOf(samples);
    return [
      name,
      whole(median(rates)),
      `${whole(Math.min(...rates))}-${whole(Math.max(...rates))}`,
      fine(middle(samples, (sample) => sample.p50)),
      fine(middle(samples, (sample) => sample.p99)),
      fine(middle(measured.alone.get(name) ?? [], (sample) => sample.p50)),
      ...['node', 'nats', 'postgres', 'redis', ''].map((prefix) => whole(sumOf(cpu, prefix))),
      name === 'bare' ? '1.00' : fine(median(sharesOf(measured, name))),
    ];
  });
  return [head, ...rows];
}

/** Each target with whether it was reached. */
export function verdictsOf(measured: Measurement): Verdict[] {
  const { title, targets } = workloads[measured.workload];
  return Object.entries(targets)
    .filter(([name]) => measured.loaded.has(name as SubjectName))
    .map(([name, target]) => {
      const shares = sharesOf(measured, name as SubjectName);
      const share = median(shares);
      // What is printed decides: 0.449 is printed, and counts, as 0.45.
      const reached = Number(share.toFixed(2)) >= target;
      const spread = `${fine(Math.min(...shares))}-${fine(Math.max(...shares))}`;
      return {
        text: `${title}, ${name}: ${fine(share)} of bare (${spread}), target ${fine(target)}: ${reached ? 'reached' : 'missed'}`,
        reached,
      };
    });
}

/** What the table does not say: each process of its own, how far writes ran ahead, what the load cost. */
export function notesOf(measured: Measurement): string[] {
  const notes = [...measured.loaded]
    .map(([name, samples]) => ({
      name,
      parts: Object.entries(cpuOf(samples)).filter(([part]) => part.startsWith('node')),
    }))
    .filter(({ parts }) => parts.length > 1)
    .map(
      ({ name, parts }) =>
        `${name}, CPU µs by process: ${parts.map(([part, time]) => `${part.slice('node '.length)} ${whole(time)}`).join('; ')}`,
    );
  for (const [name, samples] of measured.loaded) {
    const settling = Math.max(...samples.map((sample) => sample.settling));
    if (settling > 0)
      notes.push(
        `${name}: all published and recorded at most ${fine(settling)} s after the last answer; the rate counts that time`,
      );
  }
  const cost = median([...measured.loaded.values()].flat().map((sample) => sample.ownCpu));
  return [...notes, `the load generator: ${whole(cost)} µs of CPU per request, in no figure above`];
}
