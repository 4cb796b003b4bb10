import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * A way to a server that can be made to stand still, as a server does that is stopped (SIGSTOP): its connections stay
 * open, new ones are taken, and nothing comes back. `url`: the server's address at this end.
 */
export async function freezable(server: string) {
  const target = new URL(server);
  const near = new Set<Socket>();
  let frozen = false;
  const gate = createServer((client) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [client, far],
      [far, client],
    ] as const) {
      near.add(one);
      one.on('error', () => other.destroy()).on('close', () => near.delete(one));
      one.on('close', () => other.destroy());
      one.on('data', (bytes: Buffer) => other.write(bytes));
      if (frozen) one.pause();
    }
  });
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const url = new URL(server);
  url.hostname = '127.0.0.1';
  url.port = String((gate.address() as AddressInfo).port);
  return {
    url: url.toString(),
    freeze(): void {
      frozen = true;
      for (const socket of near) socket.pause();
    },
    thaw(): void {
      frozen = false;
      for (const socket of near) socket.resume();
    },
    stop(): void {
      for (const socket of near) socket.destroy();
      gate.close();
    },
  };
}
