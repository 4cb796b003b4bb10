import type { IncomingHttpHeaders } from 'node:http';

const PASSED_ON = /^(content-type|accept|mcp-.+)$/;

/** The headers that belong to the protocol. Everything else, the token above all, is nobody's business behind the edge. */
export const protocolHeaders = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && PASSED_ON.test(name) ? [[name, value]] : [],
    ),
  );

/** Whether a JSON text is a list of messages. */
export const isBatch = (body: Uint8Array): boolean => body.find((byte) => !BLANK.has(byte)) === OPENING_BRACKET;

const OPENING_BRACKET = '['.charCodeAt(0);
const BLANK = new Set([...' \t\n\r\uFEFF'].flatMap((char) => [...Buffer.from(char)]));
