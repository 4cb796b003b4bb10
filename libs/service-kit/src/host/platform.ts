import { setTimeout as after } from 'node:timers/promises';
import type { Logger } from 'pino';
import { readConfig, type Config } from '../config.js';
import { createLogger } from '../observe/logger.js';
import { otlpProcessor, startTelemetry } from '../observe/telemetry.js';
import { openBacking, type Backing } from './backing.js';
import type { ServiceDefinition } from '../definition.js';
import { hostService } from './host-service.js';
import { startInternal } from './internal-server.js';
import { stopInOrder, type Stop } from './shutdown.js';

/** Everything must have stopped by then, in milliseconds. */
const STOP_WITHIN = 8_000;

/** A part that is not a domain service: it starts on the shared connections and can be stopped. */
export type Edge = { ready(): Promise<boolean>; stop(): Promise<void> };
export type Platform = { readonly backing: Backing; ready(): Promise<boolean>; stop(): Promise<void> };

/** Starts the named parts in this process: services first, the edge last, so that nobody is admitted to a half-open house. */
export async function startPlatform(
  services: readonly ServiceDefinition[],
  edge: ((backing: Backing) => Promise<Edge>) | undefined,
  config: Config = readConfig(),
): Promise<Platform> {
  const log = createLogger(config.LOG_LEVEL);
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLE_RATIO: ratio, NODE_ENV: environment } = config;
  const tracing =
    endpoint && startTelemetry(otlpProcessor(endpoint, config.OTEL_BSP_SCHEDULE_DELAY), ratio, environment);
  const parts = [...services.map(({ name }) => name), ...(edge ? ['gateway'] : [])];
  const backing = await openBacking(config, log, parts);
  const stops: Stop[] = [() => backing.close()];
  let edged: Edge | undefined;
  const ready = async () => (await edged?.ready()) ?? backing.bus.connected;
  try {
    for (const definition of services) {
      const app = await hostService(definition, backing);
      stops.unshift(() => app.close());
    }
    if (edge) {
      edged = await edge(backing);
      stops.unshift(() => edged!.stop());
    }
    const internal = await startInternal(config, { ready, own: () => backing.bus.connected }, log);
    stops.push(async () => {
      internal.close();
    });
  } catch (error) {
    await stopAll(stops, log);
    throw error;
  }
  if (tracing) stops.push(() => tracing.shutdown());
  return { backing, ready, stop: () => stopAll(stops, log) };
}

async function stopAll(stops: readonly Stop[], log: Logger): Promise<void> {
  await Promise.race([stopInOrder(stops, log), after(STOP_WITHIN, undefined, { ref: false })]);
}
