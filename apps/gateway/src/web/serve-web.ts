import fastifyStatic from '@fastify/static';
import { isKnownPath } from '@talent-os/contracts/navigation/known-path.js';
import type { Config } from '@talent-os/service-kit/config';
import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { sendProblem } from '../http/errors.js';
import { pathOf } from '../http/path-of.js';

const YEAR_SECONDS = 31_536_000;

/** The built web app: hashed assets for ever, and one page for every address of the app. What is none of them is 404. */
export async function serveWeb(server: FastifyInstance, config: Config, log: Logger): Promise<void> {
  const root = config.WEB_ROOT && resolve(config.WEB_ROOT);
  const page = root && existsSync(join(root, 'index.html')) ? pageOf(join(root, 'index.html'), config) : undefined;
  if (!root || !page) log.warn({ root }, 'the web app is not built: only the API is served');
  if (root && page)
    await server.register(fastifyStatic, {
      root,
      index: false,
      preCompressed: true,
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const caching = path.includes('/assets/') ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache';
        reply.header('cache-control', caching);
      },
    });
  server.setNotFoundHandler((request, reply) => {
    const pathname = pathOf(request.url);
    const mayBePage =
      page !== undefined &&
      pathname !== undefined &&
      request.method === 'GET' &&
      !pathname.startsWith('/api/') &&
      !pathname.startsWith('/assets/');
    const known = mayBePage && isKnownPath(pathname);
    // A browser is shown what the app says of an address that leads nowhere; a program is told by the status alone.
    if (!known && !(mayBePage && request.headers.accept?.includes('text/html')))
      return sendProblem(reply, 'resource.missing');
    return reply
      .code(known ? 200 : 404)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
      .send(page);
  });
}

/** The deployment's choice of sign-in screen is written into the page, so that the first paint is the right one. */
function pageOf(file: string, config: Config): string {
  const setting = `<meta name="talentos-signin" content="${config.SIGN_IN_VARIANT}">`;
  return readFileSync(file, 'utf8').replace('</head>', `${setting}</head>`);
}
