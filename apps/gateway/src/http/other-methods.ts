import type { Operation } from '@talent-os/contracts';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from './errors.js';
import { pathOf } from './path-of.js';

type Address = { readonly pattern: RegExp; readonly methods: Set<string> };

/** Which methods an address takes; none where there is no such address. */
export function methodsOf(operations: readonly Operation[]): (path: string) => string[] {
  const addresses = new Map<string, Address>();
  for (const { method, path } of operations) {
    if (!method) continue;
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`);
    const address = addresses.get(pattern.source) ?? { pattern, methods: new Set() };
    address.methods.add(method);
    // What is read is also asked for without its content.
    if (method === 'GET') address.methods.add('HEAD');
    addresses.set(pattern.source, address);
  }
  return (path) => {
    const found = [...addresses.values()].filter(({ pattern }) => pattern.test(path));
    // `/mine` is an address of its own, although `/:id` fits it as well.
    const own = found.filter(({ pattern }) => !pattern.source.includes('[^'));
    return [...new Set((own.length > 0 ? own : found).flatMap(({ methods }) => [...methods]))].toSorted();
  };
}

/** Says of an address that is asked in another way which ways there are, before a body is looked at. */
export function refuseOtherMethods(server: FastifyInstance, operations: readonly Operation[]): void {
  const allowed = methodsOf(operations);
  server.addHook('onRequest', (request, reply, done) => {
    const methods = request.is404 ? allowed(pathOf(request.url) ?? '') : [];
    if (methods.length === 0) {
      done();
      return;
    }
    sendProblem(reply, 'request.method', undefined, { allow: methods.join(', ') });
  });
}
