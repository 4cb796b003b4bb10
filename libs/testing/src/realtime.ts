import { WebSocket } from 'ws';
import type { Person } from './person.js';

export type Frame = { readonly type: string; readonly event?: string; readonly refetches?: readonly string[] };

/** Opens a person's realtime connection and keeps what it is told. */
export async function openRealtime(person: Person) {
  const socket = new WebSocket(`${person.address.replace('http', 'ws')}/api/realtime`);
  const frames: Frame[] = [];
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', (code) => reject(new Error(`closed with ${code}`)));
    socket.on('message', (data: Buffer) => {
      const frame = JSON.parse(data.toString('utf8')) as Frame;
      frames.push(frame);
      if (frame.type === 'ready') resolve();
    });
    socket.once('open', () => socket.send(JSON.stringify({ type: 'hello', token: person.token })));
  });
  return { frames, closed, close: () => socket.close(1000) };
}
