import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { runPipeline } from './pipeline.js';
import { pg } from './types.js';

const LOOK = `pg does not drive a query of one's own any more as wire-query.ts says: look at what its client.js calls
(_handleRowDescription, _handleDataRow, _handleCommandComplete, _handleErrorMessage, _handleReadyForQuery), at what its
connection.js sends (parse, bind, describe, execute, close, sync), and at pg-cursor, which stands on the same`;

const int16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const int32 = (value: number) => Buffer.concat([int16(value >> 16), int16(value & 65_535)]);
const text = (value: string) => Buffer.from(`${value}\0`);
/** A message of Postgres's protocol 3: its letter, its length, its fields. */
const message = (letter: string, ...fields: Buffer[]) => {
  const body = Buffer.concat(fields);
  return Buffer.concat([Buffer.from(letter), int32(body.length + 4), body]);
};
const ready = message('Z', Buffer.from('I'));
const greeting = Buffer.concat([message('R', int32(0)), ready]);
const column = [text('answer'), int32(0), int16(0), int32(23), int16(4), int32(-1), int16(0)];
const described = message('T', int16(1), ...column);
const row = message('D', int16(1), int32(2), Buffer.from('42'));
const done = message('C', text('SELECT 1'));
const failed = message('E', Buffer.from('C22012\0Mdivision by zero\0\0'));

/** What arrived, by the letters of its messages, up to the Sync that asks for answers. */
const heard: string[] = [];
let answers: readonly Buffer[] = [];

function speak(socket: Socket): void {
  let greeted = false;
  let letters = '';
  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    if (!greeted) {
      greeted = true;
      return socket.write(greeting);
    }
    for (let at = 0; at < data.length; at += 1 + data.readInt32BE(at + 1)) letters += String.fromCharCode(data[at]!);
    if (!letters.endsWith('S')) return;
    heard.push(letters);
    letters = '';
    socket.write(Buffer.concat([...answers, ready]));
  });
}

const server = createServer(speak);
let client: pg.Client;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = new pg.Client({
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    user: 'anybody',
    ssl: false,
  });
  await client.connect();
});
beforeEach(() => void heard.splice(0));
afterAll(async () => {
  await client.end();
  server.close();
});

/**
 * Answers, or says where to look once all that was sent has been read: a handler that is not called leaves the pipeline
 * waiting for ever.
 */
function heardBy<T>({ connection }: pg.Client, work: Promise<T>): Promise<T> {
  const missed = new Promise<never>((_, reject) => {
    const look = () => setImmediate(() => reject(new Error(LOOK)));
    connection.once('readyForQuery', look).once('end', look);
  });
  return Promise.race([work, missed]);
}

describe('pg, as the pipeline stands on it', () => {
  const statements = [{ text: 'select $1::int as answer', values: [42] }, { text: 'select 42 as answer' }];

  it('sends what it is asked to with one Sync, and hands over rows, statement by statement', async () => {
    answers = [described, row, row, done, described, row, done];
    expect([await heardBy(client, runPipeline(client, statements)), heard]).toEqual([
      [[{ answer: 42 }, { answer: 42 }], [{ answer: 42 }]],
      ['PBDEPBDES'],
    ]);
  });

  it('parses and describes once', async () => {
    answers = [row, done, row, done];
    await heardBy(client, runPipeline(client, statements));
    expect(heard).toEqual(['BEBES']);
  });

  it('hands over an error and closes what may not have been parsed', async () => {
    answers = [row, done, failed];
    await expect(heardBy(client, runPipeline(client, statements))).rejects.toMatchObject({ code: '22012' });
    answers = [row, done, row, done];
    await heardBy(client, runPipeline(client, statements));
    expect(heard).toEqual(['BEBES', 'CPBECPBES']);
  });

  it('ends what waits when the connection breaks', async () => {
    const alone = new pg.Client({ host: '127.0.0.1', port: client.port, user: 'anybody', ssl: false });
    alone.on('error', () => undefined);
    await alone.connect();
    const waiting = heardBy(alone, runPipeline(alone, [{ text: 'select 1' }]));
    alone.connection.stream.destroy();
    await expect(waiting).rejects.toThrow('Connection terminated');
    await alone.end();
  });
});
