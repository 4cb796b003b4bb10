import type { DocumentType, Operation } from '@talent-os/contracts';
import { BYTE_ORDER_MARK } from '@talent-os/contracts/upload.js';
import { textOfBody, type Reply } from '@talent-os/service-kit/bus/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dispositionOf } from './send-file.js';

/** Spreadsheets take a text for one of their own country's unless it begins with a byte order mark. */
const begins: Partial<Record<DocumentType, string>> = { 'text/csv': BYTE_ORDER_MARK };

/** Whether the answer leaves as a file: programs that want its parts ask for JSON. */
export const asDocument = (operation: Operation, { headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  operation.document !== undefined && !headers.accept?.includes('application/json');

/** Sends the text an operation answered as a file of its own type and name. */
export function sendDocument(reply: FastifyReply, { body }: Reply, { document }: Operation): FastifyReply {
  const { type, field } = document!;
  const answer = JSON.parse(textOfBody(body)) as Record<string, string>;
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
    .send(`${begins[type] ?? ''}${answer[field]}`);
}
