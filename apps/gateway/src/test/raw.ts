import { connect } from 'node:net';
import { addressOf } from '@talent-os/testing';

/** Sends a request as it is written here, which no client would, and answers all that comes back. */
export function sendRaw(target: string, headers: readonly string[] = []): Promise<string> {
  const { hostname, port, host } = new URL(addressOf());
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.setTimeout(60_000, () => socket.destroy());
    socket.on('data', (data: Buffer) => (answer += data.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    socket.write([`GET ${target} HTTP/1.1`, `host: ${host}`, ...headers, '', ''].join('\r\n'));
  });
}

export const UPGRADE = [
  'connection: Upgrade',
  'upgrade: websocket',
  'sec-websocket-version: 13',
  'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
];
