import type { Tool } from '@modelcontextprotocol/server';

/** Bytes a page of tools may take: a list goes into a model's context, and what is larger leaves no room for the work. */
const PAGE_BYTES = 58 * 1024;

export type Page = { readonly tools: Tool[]; readonly nextCursor?: string };

/**
 * The tools behind a cursor, as many as fit into the bytes, at least one. A cursor is the name of the last tool of the
 * page before it: nothing where no tool has that name, such as after a change of rights.
 */
export function pageOf(tools: readonly Tool[], cursor: string | undefined, most = PAGE_BYTES): Page | undefined {
  const start = cursor === undefined ? 0 : tools.findIndex(({ name }) => name === cursor) + 1;
  if (cursor !== undefined && start === 0) return undefined;
  const page: Tool[] = [];
  let bytes = 0;
  for (const tool of tools.slice(start)) {
    bytes += Buffer.byteLength(JSON.stringify(tool)) + 1;
    if (bytes > most && page.length > 0) return { tools: page, nextCursor: page.at(-1)!.name };
    page.push(tool);
  }
  return { tools: page };
}
