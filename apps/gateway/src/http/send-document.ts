import { comesInPages, piecesOf } from '@talent-os/contracts/csv-export.js';
import type { DocumentType, Operation } from '@talent-os/contracts';
import { BYTE_ORDER_MARK } from '@talent-os/contracts/upload.js';
import { textOfBody, type Reply } from '@talent-os/service-kit/bus/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { ranksOf } from './ranks.js';
import { dispositionOf } from './send-file.js';

/** Spreadsheets take a text for one of their own country's unless it begins with a byte order mark. */
const begins: Partial<Record<DocumentType, string>> = { 'text/csv': BYTE_ORDER_MARK };

/**
 * Whether the answer leaves as a file: programs that want its parts ask for JSON. Who takes both is sent what they prefer,
 * and of two they like alike the one they name first (RFC 9110, 12.5.1).
 */
export function asDocument({ document }: Operation, { headers }: Pick<FastifyRequest, 'headers'>): boolean {
  if (!document) return false;
  const ranks = ranksOf(headers.accept);
  const json = ranks.find(({ name }) => name === JSON_TYPE);
  if (!json || json.quality === 0) return true;
  if (document.type === JSON_TYPE) return false;
  const file = ranks.find(({ name }) => name === document.type);
  if (!file) return false;
  return file.quality > json.quality || (file.quality === json.quality && ranks.indexOf(file) < ranks.indexOf(json));
}

const JSON_TYPE = 'application/json';

type CsvPage = { readonly csv: string; readonly total: number };

/** Whether a file of this operation may have more pages than the one that was asked for. */
export const hasPages = (operation: Operation, { query }: Pick<FastifyRequest, 'query'>): boolean =>
  comesInPages(operation) && !(query as { skip?: unknown }).skip;

/** All pages of a file, as one. Breaks off where a page cannot be had, so that nobody takes the rest for the whole. */
export const wholeFile = (first: CsvPage, ask: (skip: number) => Promise<Reply>): AsyncGenerator<string> =>
  piecesOf(first, async (skip) => {
    const { status, body } = await ask(skip);
    if (status >= 400) throw new Error(`the page of a file behind ${skip} rows was answered ${status}`);
    return JSON.parse(textOfBody(body)) as CsvPage;
  });

/** Sends the text an operation answered as a file of its own type and name. `ask`: for its other pages, where it has some. */
export function sendDocument(
  reply: FastifyReply,
  { body }: Reply,
  { document }: Operation,
  ask?: (skip: number) => Promise<Reply>,
): FastifyReply {
  const { type, field } = document!;
  const answer = JSON.parse(textOfBody(body)) as Record<string, string>;
  const mark = begins[type] ?? '';
  const page = { csv: `${mark}${answer[field]}`, total: Number(answer['total']) };
  return reply
    .code(200)
    .headers({
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': dispositionOf(answer['filename']!),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      vary: 'accept',
    })
    .send(ask ? Readable.from(wholeFile(page, ask)) : page.csv);
}
