import type { FastifyInstance } from 'fastify';

/** A body that is no file must have arrived by then, in milliseconds. */
const BODY_WITHIN = 15_000;
/** Mark of a route whose body may take as long as the server allows at all. */
export const TAKES_FILES = 'takesFiles';

/** Ends connections whose body trickles in: each would hold its memory and its place for as long as it likes. */
export function endSlowBodies(server: FastifyInstance, within = BODY_WITHIN): void {
  server.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
    if ((encoding || Number(length ?? 0) > 0) && !(TAKES_FILES in routeOptions.config)) {
      const late = setTimeout(() => raw.complete || raw.destroy(), within).unref();
      raw.once('close', () => clearTimeout(late));
    }
    done();
  });
}
