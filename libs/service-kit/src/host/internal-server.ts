import { createServer, type Server } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { inBackground } from '../observe/in-background.js';
import { registry } from '../observe/metrics.js';
import { scrape } from '../observe/scrape.js';

type Health = {
  /** Everything the product needs answers: for an edge, every service. */
  ready(): Promise<boolean>;
  /** This process can do its own part. */
  own(): boolean;
};

/**
 * Health and metrics on a port of their own, which no ingress leads to. Who sends calls to one of several processes asks
 * `/healthz/own`: an edge that is not ready because one service is away still serves all the others.
 */
export function startInternal(
  { INTERNAL_PORT, INTERNAL_HOST }: Pick<Config, 'INTERNAL_PORT' | 'INTERNAL_HOST'>,
  { ready, own }: Health,
  log: Logger,
): Promise<Server> {
  const server = createServer((request, response) => {
    const answer = async () => {
      if (request.url === '/metrics')
        return response.setHeader('content-type', registry.contentType).end(await scrape());
      if (request.url === '/healthz/live') return response.end('live');
      if (request.url === '/healthz/own') return response.writeHead(own() ? 200 : 503).end();
      if (request.url === '/healthz/ready') return response.writeHead((await ready()) ? 200 : 503).end();
      return response.writeHead(404).end();
    };
    inBackground('internal.answer', answer(), log);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(INTERNAL_PORT, INTERNAL_HOST, () => resolve(server));
  });
}
