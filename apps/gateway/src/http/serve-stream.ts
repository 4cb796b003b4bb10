import { WHOLE_MOST, type Operation } from '@talent-os/contracts';
import { textOfBody, type Reply } from '@talent-os/service-kit/bus/call';
import { listenToFrames } from '@talent-os/service-kit/bus/signals';
import { inBackground } from '@talent-os/service-kit/observe/in-background';
import type { Sequenced } from '@talent-os/service-kit';
import type { Backing } from '@talent-os/service-kit/host/backing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Splice } from './splice.js';

const PING_EVERY = 15_000;
/** A reader this far behind, in bytes, is cut off; it resumes where it was. */
const LARGEST_BACKLOG = 1024 * 1024;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
} as const;

type StoredFrames = { readonly frames: readonly Sequenced[]; readonly ended: boolean };

type StreamRequest = {
  readonly operation: Operation;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly backing: Pick<Backing, 'nats' | 'log'>;
  /** Asks the service for what is stored after a sequence number. */
  readonly ask: (after: number) => Promise<Reply>;
  /** Whether the caller is still let in: asked with every ping. */
  readonly admitted: () => boolean;
  /** Calls when they are not any more, as soon as that is known; answers how to hear no more. */
  readonly onEnded: (end: () => void) => () => void;
};

/**
 * Writes a streaming operation as server-sent events: first what the service has stored, then what is published live,
 * without a gap and without a repetition. The reader's leaving ends this connection and nothing else; the end of their
 * session, or of the role they read in, ends it at once.
 * Answers the service's refusal, if it refuses.
 */
export async function follow(following: StreamRequest): Promise<Reply | undefined> {
  const { operation, request, reply, ask, admitted, onEnded } = following;
  const { nats, log } = following.backing;
  const channel = channelOf(operation, request.params as Record<string, string>);
  const splice = new Splice(startOf(request));
  const early: Sequenced[] = [];
  let hear: (sequenced: Sequenced) => unknown = (sequenced) => early.push(sequenced);
  const subscription = listenToFrames(nats, channel, (sequenced) => hear(sequenced));
  const first = await ask(splice.last);
  if (first.status >= 400) {
    subscription.unsubscribe();
    return first;
  }
  const raw = takeOver(reply);
  let asking = false;
  const end = () => {
    clearInterval(pings);
    deaf();
    subscription.unsubscribe();
    raw.end();
  };
  const write = (frames: readonly Sequenced[]) => {
    for (const { seq, frame, last } of frames) {
      raw.write(`id: ${seq}\ndata: ${JSON.stringify(frame)}\n\n`);
      if (last) return end();
    }
    if (raw.writableLength > LARGEST_BACKLOG) raw.destroy();
  };
  const catchUp = async () => {
    if (asking || raw.writableEnded) return;
    asking = true;
    const answer = await ask(splice.last).finally(() => (asking = false));
    if (answer.status === 200) takeStored(answer);
  };
  const takeStored = (answer: Reply) => {
    const { frames, ended } = JSON.parse(textOfBody(answer.body)) as StoredFrames;
    write(splice.take(frames));
    if (ended && !raw.writableEnded && splice.complete) end();
  };
  const later = () => inBackground('stream.catchUp', catchUp(), log);
  let quiet = true;
  const pings = setInterval(() => {
    if (!admitted()) return end();
    raw.write(': ping\n\n');
    if (quiet) later();
    quiet = true;
  }, PING_EVERY);

  const deaf = onEnded(end);
  raw.on('close', end);
  hear = (sequenced) => {
    quiet = false;
    write(splice.take([sequenced]));
    if (!splice.complete) later();
  };
  // Their session may have ended while the service was asked.
  if (!admitted()) end();
  else takeStored(first);
  early.forEach((sequenced) => hear(sequenced));
  return undefined;
}

/** The connection, with the head of a stream sent. */
function takeOver(reply: FastifyReply) {
  reply.hijack();
  reply.raw.writeHead(200, { ...headersOf(reply), ...HEADERS });
  return reply.raw;
}

/** Where the reader was: the header browsers send on their own, or the query of the first attempt. */
function startOf(request: FastifyRequest): number {
  const { after } = request.query as { after?: string };
  return frameNumber(request.headers['last-event-id'] ?? after);
}

/** The number of a frame; 0, before the first, for what can be none. */
export function frameNumber(text: string | readonly string[] | undefined): number {
  const number = Number(text ?? 0);
  return Number.isInteger(number) && number >= 0 && number <= WHOLE_MOST ? number : 0;
}

/**
 * The channel a stream is published on. Parameters are read as the service reads them, an id in capitals as the same id,
 * and become one word of the subject each: nothing in them may mean more than itself.
 */
export function channelOf({ input, stream }: Operation, params: Record<string, string>): string {
  const { data = params } = (input as z.ZodType<Record<string, string>>).safeParse(params);
  return stream!.replace(/:(\w+)/g, (_, name: string) => String(data[name]).replace(/[^\w-]/g, '_'));
}

/** The security headers that were set before the connection was taken over. */
const headersOf = (reply: FastifyReply) =>
  Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));
