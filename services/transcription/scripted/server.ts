import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';

/** One question to the server: which model, with how much sound, and what became of it. */
type Call = {
  readonly model: string;
  readonly format: string;
  readonly language: string | null;
  readonly file: { readonly name: string; readonly bytes: number; readonly sha256: string } | null;
  readonly key: string;
  ended: 'open' | 'answered' | 'left';
};
type Answer = { readonly status: number; readonly body: string; readonly headers?: Record<string, string> };
type Script = (call: Call, turn: number, gate: Promise<void>) => Answer | 'hang' | Promise<Answer>;

const TEXT = 'The quick brown fox jumps over the lazy dog.';
const json = (status: number, body: object, headers?: Record<string, string>): Answer => ({
  status,
  body: JSON.stringify(body),
  ...(headers && { headers }),
});
const refusal = (status: number, message: string, headers?: Record<string, string>) =>
  json(status, { error: { message, type: 'scripted' } }, headers);
const spoken: Script = ({ format }) =>
  format === 'verbose_json'
    ? json(200, { task: 'transcribe', language: 'english', duration: 2.5, text: ` ${TEXT} ` })
    : json(200, { text: TEXT });

/** What the server does, by the name of the model. */
const scripts: Record<string, Script> = {
  ok: spoken,
  busy: () => refusal(429, 'Rate limit reached', { 'retry-after': '1' }),
  'busy-once': (call, turn, gate) => (turn === 1 ? refusal(429, 'Rate limit reached') : spoken(call, turn, gate)),
  broken: () => refusal(500, 'The server had an error'),
  garbled: () => ({ status: 200, body: '{"text": "half an ans' }),
  strange: () => json(200, { words: [TEXT] }),
  'json-only': (call, turn, gate) =>
    call.format === 'json'
      ? spoken(call, turn, gate)
      : refusal(400, "response_format 'verbose_json' is not compatible"),
  'no-key': () => refusal(401, 'Incorrect API key provided'),
  large: () => refusal(413, 'Maximum content size limit (26214400) exceeded'),
  redirect: () => ({ status: 302, body: '', headers: { location: 'http://169.254.169.254/latest' } }),
  hang: () => 'hang',
  minute: async (call, turn, gate) => {
    await after(75_000);
    return spoken(call, turn, gate) as Answer;
  },
  gate: async (call, turn, gate) => {
    await gate;
    return spoken(call, turn, gate) as Answer;
  },
};

/** An OpenAI-compatible speech API that does what the model's name says. `port` 0 takes any free one. */
export async function startScriptedSpeech(port = 0) {
  const calls: Call[] = [];
  let { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const shut = () => ({ promise: gate, resolve: open } = Promise.withResolvers<void>());
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://scripted');
    if (pathname === '/calls') return answer(response, json(200, calls));
    if (pathname === '/open') open();
    if (pathname === '/reset') {
      calls.splice(0);
      shut();
    }
    if (pathname === '/open' || pathname === '/reset') return answer(response, json(200, {}));
    if (pathname !== '/v1/audio/transcriptions') return answer(response, refusal(404, 'Unknown path'));
    // A reader that leaves while the scripted model speaks is no failure.
    transcribe(request, response, calls, () => gate).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address, stop };
}

async function transcribe(
  request: IncomingMessage,
  response: ServerResponse,
  calls: Call[],
  gate: () => Promise<void>,
): Promise<void> {
  const form = await formOf(request).catch(() => undefined);
  if (!form) return answer(response, refusal(400, 'Not a form'));
  const file = form.get('file');
  const bytes = file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : undefined;
  const call: Call = {
    model: String(form.get('model')),
    format: String(form.get('response_format')),
    language: form.has('language') ? String(form.get('language')) : null,
    file: bytes
      ? { name: (file as File).name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
      : null,
    key: request.headers.authorization?.replace(/^Bearer /, '') ?? '',
    ended: 'open',
  };
  calls.push(call);
  response.once('close', () => (call.ended = response.writableEnded ? 'answered' : 'left'));
  const turn = calls.filter(({ model }) => model === call.model).length;
  const script = scripts[call.model];
  const done = script ? await script(call, turn, gate()) : refusal(404, `The model ${call.model} does not exist`);
  if (done !== 'hang') answer(response, done);
}

function answer(response: ServerResponse, { status, body, headers }: Answer): void {
  if (response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(body);
}

/** The platform's own parser reads the form. */
async function formOf(request: IncomingMessage): Promise<FormData> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new Response(Buffer.concat(chunks), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  }).formData();
}
