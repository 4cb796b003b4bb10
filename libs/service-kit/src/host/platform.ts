import { createServer, type Server } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import type { Logger } from 'pino';
import { readConfig, type Config } from '../config.js';
import { createLogger } from '../observe/logger.js';
import { inBackground } from '../observe/in-background.js';
import { registry } from '../observe/metrics.js';
import { scrape } from '../observe/scrape.js';
import { otlpProcessor, startTelemetry } from '../observe/telemetry.js';
import { openBacking, type Backing } from './backing.js';
import type { ServiceDefinition } from './definition.js';
import { hostService } from './host-service.js';
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
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = config;
  const tracing =
    endpoint &&
    startTelemetry(otlpProcessor(endpoint, config.OTEL_BSP_SCHEDULE_DELAY), config.OTEL_TRACES_SAMPLE_RATIO);
  const backing = await openBacking(config, log);
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
    const internal = await startInternal(config, ready, log);
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

/** Health and metrics on a port of their own, which no ingress leads to. */
function startInternal(config: Config, ready: () => Promise<boolean>, log: Logger): Promise<Server> {
  const server = createServer((request, response) => {
    const answer = async () => {
      if (request.url === '/metrics')
        return response.setHeader('content-type', registry.contentType).end(await scrape());
      if (request.url === '/healthz/live') return response.end('live');
      if (request.url === '/healthz/ready') return response.writeHead((await ready()) ? 200 : 503).end();
      return response.writeHead(404).end();
    };
    inBackground('internal.answer', answer(), log);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.INTERNAL_PORT, config.INTERNAL_HOST, () => resolve(server));
  });
}
