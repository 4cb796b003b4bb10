import { hash } from 'node:crypto';
import { PAGE_SIZE, type Operation } from '@talent-os/contracts';
import { keepingOf, type Keeping } from '@talent-os/contracts/fields/keeping.js';
import { TOTAL, type Body, type Reply } from '@talent-os/service-kit/bus/call';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The entity tag of an answer: the same content has the same one, in whatever coding it travels, so it is a weak one. */
export const etagOf = (body: Body): string => `W/"${hash('sha1', body, 'base64url')}"`;

/** What `Cache-Control` says. Held answers are never shown without asking, so that nobody sees the rows before a write. */
const caching: Record<Keeping, string> = {
  held: 'private, no-cache',
  passing: 'no-store',
  secret: 'no-store, no-transform',
};

/** Who may keep an answer, and whether it may be compressed. What was refused is nobody's to keep. */
export const cachingOf = (operation: Operation, status: number): string =>
  caching[status >= 400 ? 'passing' : keepingOf(operation)];

/** Whether a condition of `If-None-Match` names the tag: the caller holds this answer already. Source: RFC 9110, 13.1.2. */
export function isHeld(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  const held = opaque(etag);
  return condition.split(',').some((one) => one.trim() === '*' || opaque(one.trim()) === held);
}

/** A tag without its mark of weakness: here the two are compared alike. */
const opaque = (tag: string): string => tag.replace(/^W\//, '');

const paged = new WeakMap<Operation, boolean>();

/** Whether an operation lists pages: it takes `page`. Beside the rows it then answers one `total`. */
export function isPaged(operation: Operation): boolean {
  let known = paged.get(operation);
  if (known === undefined) {
    const { method, input } = operation;
    known = method === 'GET' && 'shape' in input && 'page' in (input.shape as object);
    paged.set(operation, known);
  }
  return known;
}

/** Postgres writes spaces where JavaScript writes none. */
const TOTAL_FIELD = /[{,]\s*"total"\s*:\s*(\d+)(\s*,\s*"more"\s*:\s*true)?/;

/**
 * How many records a list has in all: as the service said it, else read from the bytes of its answer without decoding
 * them. Beside its rows an answer holds little, and a text in it cannot look like a field, as its quotes are escaped.
 */
export function totalOf(said: string | undefined, body: Body): number | undefined {
  const total = countedOf(said, body);
  return total === undefined ? undefined : Number.parseInt(total, 10);
}

/** The same as digits, with a `+` behind them where there are more. */
function countedOf(said: string | undefined, body: Body): string | undefined {
  if (said !== undefined) return said;
  const found = TOTAL_FIELD.exec(around(body, '[', ']'));
  return found ? `${found[1]}${found[2] ? '+' : ''}` : undefined;
}

/** What stands before the first list and after the last one. */
function around(body: Body, open: string, close: string): string {
  if (typeof body === 'string') {
    const first = body.indexOf(open);
    return first < 0 ? body : body.slice(0, first) + body.slice(body.lastIndexOf(close) + 1);
  }
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const first = bytes.indexOf(open);
  if (first < 0) return bytes.toString();
  return bytes.toString('utf8', 0, first) + bytes.toString('utf8', bytes.lastIndexOf(close) + 1);
}

/**
 * The pages beside the one that was asked for, as `Link` says it (RFC 8288). `url` is the path and query of the request.
 * Of a list that nobody counted to its end no page is called the last.
 */
export function linksOf(url: string, total: number, more = false): string {
  const [path = '', query = ''] = url.split('?', 2);
  const page = Number(PAGE.exec(query)?.[1] ?? 1);
  // What stands between angle brackets holds none itself.
  const others = query.split('&').filter((one) => one !== '' && !one.startsWith('page='));
  const kept = [path, others.map((one) => `${one}&`).join('')].map((one) =>
    one.replace(/[<>"\\^`{|}\s]/g, encodeURIComponent),
  );
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const link = (to: number, rel: string) => `<${kept[0]}?${kept[1]}page=${to}>; rel="${rel}"`;
  return [
    link(1, 'first'),
    ...(page > 1 ? [link(Math.min(page - 1, last), 'prev')] : []),
    ...(page < last ? [link(page + 1, 'next')] : []),
    ...(more ? [] : [link(last, 'last')]),
  ].join(', ');
}

const PAGE = /(?:^|&)page=(\d+)/;

/** Names what was read and the pages beside it. Answers whether the caller holds it already. */
export function describeRead(
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  { headers, body }: Pick<Reply, 'headers' | 'body'>,
): boolean {
  const etag = etagOf(body);
  reply.header('etag', etag);
  const total = isPaged(operation) ? countedOf(headers[TOTAL], body) : undefined;
  if (total !== undefined) reply.header('link', linksOf(request.url, Number.parseInt(total, 10), total.endsWith('+')));
  return isHeld(request.headers['if-none-match'], etag);
}
