import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export type Received = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string };
type Answering = (response: ServerResponse, received: Received) => void;

/** Somebody outside whom the product calls over https, in the test's own process; see `local/receiver-environment.ts`. */
export class Receiver {
  readonly received: Received[] = [];
  private answering: Answering = (response) => response.end();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<Receiver> {
    const folder = process.env.RECEIVER_TLS!;
    const read = (file: string) => readFileSync(join(folder, file));
    const server = createServer({ key: read('key.pem'), cert: read('certificate.pem') });
    const receiver = new Receiver(server);
    server.on('request', (request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (part: string) => (body += part));
      request.on('end', () => {
        const received = { path: request.url!, headers: request.headers, body };
        receiver.received.push(received);
        receiver.answering(response, received);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  /** An address of it; each path is somebody else to the product. */
  address(path = '/'): string {
    return `https://127.0.0.1:${(this.server.address() as AddressInfo).port}${path}`;
  }

  /** How it answers from now on; with a status alone, or by hand. */
  answer(how: number | Answering): void {
    this.answering = typeof how === 'number' ? (response) => response.writeHead(how).end() : how;
  }

  at(path: string): readonly Received[] {
    return this.received.filter((one) => one.path === path);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
