import { createServer } from 'node:net';

/** Why a port cannot be used (`EADDRINUSE`, `EACCES`), or nothing where it can. */
export function portProblem(port: number, host?: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'));
    server.listen({ port, exclusive: true, ...(host === undefined ? {} : { host }) }, () => {
      server.close(() => resolve(undefined));
    });
  });
}

/** Whether a port is free for both the loopback address and every address. */
export async function isFree(port: number): Promise<boolean> {
  return (await portProblem(port, '127.0.0.1')) === undefined && (await portProblem(port)) === undefined;
}

/** A free port: the preferred one where it still is free, else one the system picks. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined && (await isFree(preferred))) return preferred;
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
