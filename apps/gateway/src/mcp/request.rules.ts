import type { IncomingHttpHeaders } from 'node:http';

const PASSED_ON = /^(content-type|accept|mcp-.+)$/;

/** Generations of the protocol that are spoken, the one with a handshake that is answered where another is asked for first. */
export const VERSIONS = ['2025-11-25', '2025-06-18', '2026-07-28'];

/** What a request is of that names no version: the protocol says so. It knew batches, so it is not spoken. */
const UNNAMED = '2025-03-26';

/** The headers that belong to the protocol. Everything else, the token above all, is nobody's business behind the edge. */
export const protocolHeaders = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries([
    ['mcp-protocol-version', UNNAMED],
    ...Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && PASSED_ON.test(name) ? [[name, value]] : [],
    ),
  ]) as Record<string, string>;

/** Whether a JSON text is a list of messages. */
export const isBatch = (body: Uint8Array): boolean => body.find((byte) => !BLANK.has(byte)) === OPENING_BRACKET;

const OPENING_BRACKET = '['.charCodeAt(0);
const BLANK = new Set([...' \t\n\r\uFEFF'].flatMap((char) => [...Buffer.from(char)]));
