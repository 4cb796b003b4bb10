import type { Role } from '@talent-os/contracts';
import type { HotStore } from '@talent-os/service-kit';
import type { Sink } from '../../answering/answerer.js';
import { PlatformAnswerer } from '../platform-answerer.js';
import { companyOf } from './company.js';

/** A hot store in memory. */
function memoryStore(): HotStore {
  const kept = new Map<string, string>();
  const store = {
    get: (name: string) => Promise.resolve(kept.has(name) ? JSON.parse(kept.get(name)!) : undefined),
    set: (name: string, value: unknown) => Promise.resolve(void kept.set(name, JSON.stringify(value))),
    forget: (...names: string[]) => Promise.resolve(names.forEach((name) => kept.delete(name))),
  };
  return store as unknown as HotStore;
}

/** What somebody of a role reads in a hub, at the end of a conversation, what is offered to them, and the operations it came from. */
export async function told(
  role: Role,
  hubContext: string,
  contents: string | readonly string[],
  { ctx } = companyOf(undefined, role),
) {
  let text = '';
  let offered: string[] = [];
  let tools: string[] = [];
  const sink: Sink = {
    status: () => undefined,
    text: (delta) => void (text += delta),
    toolCall: ({ operation }) => void tools.push(operation),
    toolResult: () => undefined,
    source: () => 1,
    proposal: () => undefined,
    verification: () => undefined,
    suggestions: (suggestions) => void offered.push(...suggestions.map((one) => one.text)),
  };
  const question = {
    runId: crypto.randomUUID(),
    sessionId: 'session',
    context: { hubContext, hubTitle: '', pageContext: '', pageTitle: '' },
    path: undefined,
    health: false,
    history: [],
    ctx,
  };
  const answerer = new PlatformAnswerer(memoryStore());
  for (const content of [contents].flat()) {
    [text, offered, tools] = ['', [], []];
    await answerer.answer({ ...question, content }, sink, new AbortController().signal);
  }
  return { text, offered, tools };
}
