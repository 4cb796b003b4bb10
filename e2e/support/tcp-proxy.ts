import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

type TcpProxy = {
  /** The product's address at this end, without a slash. */
  readonly address: string;
  /** Tears every connection, and lets no new one through. */
  cut(): void;
  mend(): void;
  remove(): void;
};

/** A way to the product that can be cut: a browser that is told to be offline keeps the connections it has. */
export async function tcpProxyTo(product: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(product);
  const ends = new Set<Socket>();
  let whole = true;
  const server = createServer((near) => {
    if (!whole) return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one);
      one.on('error', () => other.destroy()).on('close', () => ends.delete(one));
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    whole = false;
    ends.forEach((end) => end.destroy());
  };
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => void (whole = true),
    remove: () => {
      cut();
      server.close();
    },
  };
}
