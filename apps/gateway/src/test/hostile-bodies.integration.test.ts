import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { reportError } from '@talent-os/contracts/audit/reports';
import { importStix } from '@talent-os/contracts/cyber/threats';
import type { Operation, Problem } from '@talent-os/contracts';
import { sendMessage } from '@talent-os/contracts/chat/messages';
import { login, refresh } from '@talent-os/contracts/identity/auth';
import { createGoal } from '@talent-os/contracts/productivity/goals';
import { createSession } from '@talent-os/contracts/productivity/sessions';
import { createTask } from '@talent-os/contracts/productivity/tasks';
import { addressOf, signIn, type Person } from '@talent-os/testing';

/** What a product says that has no room for a call, or came to it too late. */
const BUSY = [503, 504];
const TOGETHER = 8;
const sample: readonly Operation[] = [login, refresh, reportError, createTask, createGoal, sendMessage, importStix];

const keys = (count: number) => Array.from({ length: count }, (_, index) => `"k${index}":0`).join();
const nested = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth);
const bytes = (...values: number[]) => Uint8Array.from(values);

const bodies: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>> = {
  nothing: '',
  blank: ' \r\n\t ',
  null: 'null',
  number: '1e400',
  'negative zero': '-0',
  'huge digits': `{"title":${'9'.repeat(30_000)}}`,
  'huge exponent': '{"title":1e999999999}',
  text: '"x"',
  list: '[]',
  truncated: '{"title":"x',
  'truncated escape': '{"title":"\\u12',
  'trailing comma': '{"title":"x",}',
  comment: '{/**/"title":"x"}',
  twice: '{"title":"x"}{"title":"y"}',
  'duplicated keys': `{${'"name":"x",'.repeat(400)}"name":"y"}`,
  'a prototype': '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},"name":"x"}',
  'a method': '{"toString":1,"valueOf":null,"hasOwnProperty":[],"toJSON":"x","then":{}}',
  'lone surrogate': '{"title":"\\ud800","email":"\\udfff"}',
  'surrogates in keys': '{"\\ud800\\ud800":"x"}',
  'no character': '{"title":"a\\u0000b","password":"\\u0000","email":"a\\u0000@b.example"}',
  'raw zero': bytes(0x7b, 0x00, 0x7d),
  'broken UTF-8': bytes(0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d),
  'byte order mark': '\uFEFF{"title":"x"}',
  'other order': bytes(0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00),
  'line separators': '{"name":"\u2028\u2029"}',
  'deep list': nested(7_000),
  'deep object': `{"title":${nested(500, '{"a":', '}').replace(':}', ':1}')}}`,
  'as deep as allowed': `{"title":${nested(31)}}`,
  wide: `{${keys(1_500)}}`,
  'as wide as allowed': `{${keys(900)}}`,
  'long list': `{"title":[${'0,'.repeat(900)}0]}`,
  'long text': JSON.stringify({ title: 'x'.repeat(60_000), email: 'x'.repeat(3_000) }),
  'long key': JSON.stringify({ ['k'.repeat(14_000)]: 1 }),
  brackets: '}'.repeat(10_000),
  quotes: '"'.repeat(9_999),
  backslashes: `"${'\\'.repeat(9_999)}`,
  'attacked: 88,000 keys': `{${keys(88_000)}}`,
  'attacked: 80,000 levels': nested(80_000),
};
const types = ['application/json', 'application/json; charset=utf-16', 'text/plain', 'multipart/form-data', 'x', ''];

let authorization: string;
beforeAll(async () => {
  const analyst: Person = await signIn('analyst@sentinel.example');
  authorization = `Bearer ${analyst.token}`;
});

const addressesOf = ({ path }: Operation) => `${addressOf()}${path.replaceAll(/:\w+/g, 'x')}`;

/** The status that came back. */
async function send(operation: Operation, body: string | Uint8Array<ArrayBuffer>, type: string) {
  const response = await fetch(addressesOf(operation), {
    method: operation.method!,
    headers: { authorization, 'content-type': type },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}

describe('hostile bodies', () => {
  it('are answered, every one of them, and never by a fault, nor by what is said where something takes too long', async () => {
    const cases = sample.flatMap((operation) =>
      Object.entries(bodies).flatMap(([name, body], index) =>
        // Every body as JSON, and each under one of the other kinds.
        [types[0]!, types[1 + (index % (types.length - 1))]!].map((type) => ({ operation, name, body, type })),
      ),
    );
    expect(cases.length).toBeGreaterThan(500);
    const odd: string[] = [];
    for (let at = 0; at < cases.length; at += TOGETHER)
      await Promise.all(
        cases.slice(at, at + TOGETHER).map(async ({ operation, name, body, type }) => {
          const first = await send(operation, body, type);
          // Whoever was kept waiting by something else that the machine does asks once more.
          const status = BUSY.includes(first) ? await send(operation, body, type) : first;
          if (status >= 500) odd.push(`${operation.name}, ${name}, ${type}: ${status}`);
        }),
      );
    expect(odd).toEqual([]);
    expect((await fetch(`${addressOf()}/healthz/live`)).status).toBe(200);
  });

  it('are told what is wrong field by field, but not of every one of very many', async () => {
    const { path, method } = createSession;
    const body = JSON.stringify({ goals: Array.from({ length: 50 }, () => 0) });
    const headers = { authorization, 'content-type': 'application/json' };
    const response = await fetch(`${addressOf()}${path}`, { method: method!, headers, body });
    const { status, errors } = (await response.json()) as Problem;
    expect([status, errors?.length]).toEqual([422, 50]);
  });

  it('larger than their operation takes are answered on a connection that stays', async () => {
    const [large, small] = await pipeline([
      `content-length: 100000\r\n\r\n${'x'.repeat(100_000)}`,
      `content-length: 2\r\n\r\n{}`,
    ]);
    expect(large).toContain(' 413 ');
    expect(small).toContain(' 422 ');
  });

  it.each(['gzip, chunked', 'identity, chunked'])('sent as %s are not read as what they are not', async (coding) => {
    const [answer] = await pipeline([`transfer-encoding: ${coding}\r\n\r\n2\r\n{}\r\n0\r\n\r\n`]);
    expect(answer).toContain(' 400 ');
  });

  it('without an end are cut off where they go too far', async () => {
    const [answer] = await pipeline(
      [`transfer-encoding: chunked\r\n\r\n${'1000\r\n' + ' '.repeat(0x1000) + '\r\n'}`],
      64,
    );
    expect(answer).toContain(' 413 ');
  });
});

/** Sends these one after the other on one connection, the last one's end over and over; answers what comes back of each. */
function pipeline(requests: readonly string[], again = 0): Promise<string[]> {
  const { hostname, port, host } = new URL(addressOf());
  const head = `POST ${createTask.path} HTTP/1.1\r\nhost: ${host}\r\nauthorization: ${authorization}\r\ncontent-type: application/json\r\n`;
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const answers: string[] = [];
    const next = () => socket.write(head + requests[answers.length]!);
    socket.on('data', (data: Buffer) => {
      answers.push(data.toString('latin1'));
      if (answers.length === requests.length) socket.destroy();
      else next();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answers));
    next();
    const piece = requests.at(-1)!.split('\r\n\r\n')[1]!;
    for (let count = 0; count < again; count += 1) socket.write(piece);
  });
}
