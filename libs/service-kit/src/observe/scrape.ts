import type { Gauge } from 'prom-client';
import { registry, scrapeFailures } from './metrics.js';

/** How long a scrape waits for a part that does not answer, in milliseconds. */
const TIMEOUT_MS = 1_000;

export type GaugeReading = readonly [gauge: Gauge, labels: Record<string, string>, value: number];
type Probe = {
  readonly part: string;
  readonly read: () => Promise<readonly GaugeReading[]>;
  shown: readonly GaugeReading[];
};

const probes = new Set<Probe>();
let asking: Promise<void> | undefined;

/**
 * Adds figures that are read each time metrics are asked for. `part` is a name of a fixed set. Answers what takes them
 * away again.
 */
export function measure(
  part: string,
  read: () => Promise<readonly GaugeReading[]> | readonly GaugeReading[],
): () => void {
  const probe: Probe = { part, read: async () => read(), shown: [] };
  probes.add(probe);
  return () => {
    probes.delete(probe);
    show(probe, []);
  };
}

/** All metrics as text. What cannot be read within the time is left out and counted: an old figure would be a lie. */
export async function scrape(timeoutMs = TIMEOUT_MS): Promise<string> {
  await (asking ??= Promise.all([...probes].map((probe) => ask(probe, timeoutMs)))
    .then(() => undefined)
    .finally(() => (asking = undefined)));
  return registry.metrics();
}

async function ask(probe: Probe, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), timeoutMs);
  });
  try {
    const readings = await Promise.race([probe.read(), late]);
    // It may have been taken away meanwhile.
    if (probes.has(probe)) show(probe, readings);
  } catch {
    scrapeFailures.inc({ part: probe.part });
    show(probe, []);
  } finally {
    clearTimeout(timer);
  }
}

function show(probe: Probe, readings: readonly GaugeReading[]): void {
  for (const [gauge, labels] of probe.shown) gauge.remove(labels);
  for (const [gauge, labels, value] of readings) gauge.set(labels, value);
  probe.shown = readings;
}
