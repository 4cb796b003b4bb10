import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setImmediate as soon, setTimeout as after } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import { Calls, type Call } from './calls.ts';
import { models, planOf } from './scripts.ts';
import { usageOf, type WireRequest, type Plan, type Step } from './wire.ts';

/** An OpenAI-compatible server that does what the model's name says. `port` 0 takes any free one. */
export async function startScripted(port = 0): Promise<{ readonly address: string; stop(): void }> {
  const calls = new Calls();
  const gate = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    route(request, response, { calls, gate }).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address, stop };
}

/** `gate` opens once, for everything that waits at one, now and later. */
type Stage = { readonly calls: Calls; readonly gate: PromiseWithResolvers<void> };

async function route(request: IncomingMessage, response: ServerResponse, { calls, gate }: Stage): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://scripted');
  if (pathname === '/calls') {
    if (request.method === 'DELETE') calls.forget();
    return json(response, 200, calls.of(searchParams.get('key')));
  }
  if (pathname === '/gate') {
    gate.resolve();
    return json(response, 200, {});
  }
  const key = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
  if (pathname === '/v1/models')
    return json(response, 200, { object: 'list', data: models.map((id) => ({ id, object: 'model' })) });
  const asked = pathname === '/v1/chat/completions' ? ((await bodyOf(request)) as WireRequest) : undefined;
  const call = calls.add({
    key,
    model: asked?.model ?? '',
    path: pathname,
    at: Date.now(),
    asked,
    headers: request.headers,
    events: 0,
    ended: 'open',
  });
  if (!asked) return json(response, 404, { error: { message: 'Unknown path' } });
  response.once('close', () => {
    if (call.ended === 'open') call.ended = response.writableEnded ? 'finished' : 'left';
  });
  await answer(asked, planOf(asked, calls.turn(key, asked.model)), { call, gate: gate.promise, response });
}

type Answering = { readonly call: Call; readonly gate: Promise<void>; readonly response: ServerResponse };

async function answer(asked: WireRequest, plan: Plan, { call, gate, response }: Answering): Promise<void> {
  if (plan === 'silence') return;
  if (plan === 'torn') return tear(call, response);
  if ('status' in plan) return json(response, plan.status, plan.body, plan.headers);
  if (!asked.stream) return whole(asked, plan.steps, response);
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  response.flushHeaders();
  response.socket?.setNoDelay(true);
  for (const step of plan.steps) {
    if (response.destroyed || step === 'hang') return;
    if (step === 'reset') return tear(call, response);
    if (step === 'gate') await gate;
    else await play(step, call, response);
  }
  response.end();
}

async function play(step: Exclude<Step, string>, call: Call, response: ServerResponse): Promise<void> {
  if ('waitUntil' in step) {
    const wait = step.waitUntil - Date.now();
    if (wait > 0) await after(wait);
    return;
  }
  const bytes = 'event' in step ? `data: ${JSON.stringify(step.event)}\n\n` : step.bytes;
  if ('event' in step) call.events += 1;
  const ready = response.write(bytes);
  // A torn stream is torn on the wire only where its pieces leave one by one.
  if (typeof bytes !== 'string') await soon();
  if (!ready) await new Promise<void>((go) => response.once('drain', go).once('close', go));
}

/** The same answer in one piece, for callers that do not stream. */
function whole(asked: WireRequest, steps: Iterable<Step>, response: ServerResponse): void {
  let content = '';
  let finish: string | null = null;
  let tokens = 0;
  for (const step of steps) {
    if (step === 'hang') return;
    if (typeof step === 'string' || !('event' in step)) continue;
    const { choices = [] } = step.event as {
      choices?: { delta: { content?: string }; finish_reason: string | null }[];
    };
    for (const { delta, finish_reason: reason } of choices) {
      content += delta.content ?? '';
      if (delta.content) tokens += 1;
      finish = reason ?? finish;
    }
  }
  json(response, 200, {
    id: 'chatcmpl-scripted',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: asked.model,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
    usage: usageOf(asked, tokens),
  });
}

function tear(call: Call, response: ServerResponse): void {
  call.ended = 'torn';
  response.socket?.resetAndDestroy();
}

function json(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const part of request) chunks.push(part as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
