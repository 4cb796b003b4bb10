import { Client, StreamableHTTPClientTransport, type CallToolResult, type Tool } from '@modelcontextprotocol/client';
import type { ApplicationScope } from '@talent-os/contracts';
import { createApplicationToken } from '@talent-os/contracts/identity/application-tokens';
import { addressOf, type Person } from '@talent-os/testing';
import { setTimeout as after } from 'node:timers/promises';

export const MCP = '/api/mcp';
export const addressOfMcp = () => new URL(MCP, addressOf());

/** Both generations of the protocol: with a handshake first, and with everything in every request. */
export const generations = ['2025-11-25', '2026-07-28'] as const;
/** As much as a page of tools may take, in bytes. */
export const LIST_BYTES = 60_000;
type Generation = (typeof generations)[number];

type Bearer = { readonly token: string | undefined };
const made = new Map<string, Promise<Bearer>>();

/** The token of an application that acts for somebody: made once for all tests of a file. */
export function applicationOf(person: Person, ...scopes: ApplicationScope[]): Promise<Bearer> {
  const wanted = scopes.length > 0 ? scopes : (['read', 'propose'] as const);
  const key = `${person.id} ${wanted.join()}`;
  const known = made.get(key) ?? person.call(createApplicationToken, { name: 'Integration test', scopes: [...wanted] });
  made.set(key, known);
  return known;
}

/** How often somebody who is told to come back later (503) does, a second apart. */
const RETURNS = 5;

const patiently: typeof fetch = async (...asked) => {
  for (let returned = 0; ; returned += 1) {
    const response = await fetch(...asked);
    if (response.status !== 503 || returned === RETURNS) return response;
    await response.body?.cancel();
    await after(1_000);
  }
};

/** The official client, connected with a token. */
export async function connect({ token }: Bearer, generation: Generation = '2026-07-28'): Promise<Client> {
  const transport = new StreamableHTTPClientTransport(addressOfMcp(), {
    fetch: patiently,
    ...(token && { requestInit: { headers: { authorization: `Bearer ${token}` } } }),
  });
  const newer = generation === '2026-07-28' && { versionNegotiation: { mode: { pin: generation } } };
  const client = new Client({ name: 'integration test', version: '1.0.0' }, { ...newer });
  await client.connect(transport);
  return client;
}

/** The pages of tools somebody is told of. The client itself answers all of them as one. */
export async function pagesOfTools(client: Client): Promise<readonly Tool[][]> {
  const pages: Tool[][] = [];
  let page = await client.request({ method: 'tools/list', params: {} });
  for (;;) {
    pages.push(page.tools);
    if (page.nextCursor === undefined) return pages;
    page = await client.listTools({ cursor: page.nextCursor });
  }
}

/** What a client sends beside the message. */
export const protocolHeaders = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
  'mcp-protocol-version': '2025-11-25',
};

/** Posts a message as it is. */
export const post = (body: string, headers: Record<string, string> = {}, path = MCP): Promise<Response> =>
  fetch(new URL(path, addressOf()), { method: 'POST', headers: { ...protocolHeaders, ...headers }, body });

export const textOf = ({ content }: CallToolResult): string =>
  content.map((part) => (part.type === 'text' ? part.text : '')).join('');
