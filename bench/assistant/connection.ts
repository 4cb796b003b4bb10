import { connect, type Socket } from 'node:net';

const END_OF_HEAD = '\r\n\r\n';
const END_OF_CHUNKS = '0\r\n\r\n';

/** What becomes of an answer. Text comes as it is on the wire: between events there are sizes of chunks. */
export interface FrameListener {
  text(part: string): void;
  end(): void;
  failed(why: string): void;
}

/** A keep-alive connection for one exchange after the other: what a whole HTTP client costs would be measured too. */
export class Connection {
  private readonly target: URL;
  private readonly socket: Socket;
  private hearer: FrameListener | undefined;
  private head = '';
  private left: number | 'chunks' | undefined;
  private tail = '';
  private over = false;

  constructor(target: URL) {
    this.target = target;
    this.socket = connect({ host: target.hostname, port: Number(target.port), noDelay: true });
    this.socket.setEncoding('latin1');
    this.socket.on('data', (part) => this.take(String(part)));
    this.socket.on('error', (error) => this.hearer?.failed(error.message));
    this.socket.on('close', () => {
      this.over = true;
      this.hearer?.failed('the connection ended');
    });
  }

  /** Resolves when it is connected. */
  async ready(): Promise<this> {
    if (this.socket.connecting)
      await new Promise((resolve, reject) => this.socket.once('connect', resolve).once('error', reject));
    return this;
  }

  send(method: string, path: string, headers: Record<string, string>, body: string, hearer: FrameListener): void {
    this.hearer = hearer;
    this.head = '';
    this.left = undefined;
    const fields = {
      host: this.target.host,
      ...headers,
      ...(body !== '' && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
    };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
    this.socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
  }

  /** Whether it is still good for an exchange: servers end connections that nobody uses. */
  get usable(): boolean {
    return !this.over;
  }

  private take(part: string): void {
    if (this.hearer === undefined) this.over = true;
    if (this.left !== undefined) return this.pass(part);
    this.head += part;
    const end = this.head.indexOf(END_OF_HEAD);
    if (end < 0) return;
    const head = this.head.slice(0, end);
    const rest = this.head.slice(end + END_OF_HEAD.length);
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    this.left = length === undefined ? 'chunks' : Number(length);
    const status = Number(head.slice(9, 12));
    if (status > 299) return this.hearer?.failed(`answered ${status}: ${rest.slice(0, 300)}`);
    this.pass(rest);
  }

  private pass(part: string): void {
    this.hearer?.text(part);
    if (typeof this.left === 'number') this.left -= part.length;
    else this.tail = (this.tail + part).slice(-END_OF_CHUNKS.length);
    if (this.left !== 0 && this.tail !== END_OF_CHUNKS) return;
    const ended = this.hearer;
    this.hearer = undefined;
    this.tail = '';
    ended?.end();
  }
}
