import { onSessionChange } from '@/lib/tokens';
import { stored } from '@/lib/stored';

/**
 * What one person's tab keeps while it lives: it outlasts a reload and a sign-in, not the tab and not another person.
 * Conversations may hold anything, so nothing of them is written where a later visitor of this browser would find it.
 */
const keys = [
  'chat_panel',
  'chat_draft',
  'chat_unsent',
  'chat_messages',
  'voice_talk',
  'voice_draft',
  'voice_unsent',
  'coach_draft',
  'coach_unsent',
] as const;
export type SessionKey = (typeof keys)[number];

type Envelope<T> = { readonly userId: string | null; readonly value: T };

export function writeSession(key: SessionKey, value: unknown): void {
  try {
    const envelope: Envelope<unknown> = { userId: stored('auth_user_id'), value };
    sessionStorage.setItem(key, JSON.stringify(envelope));
  } catch {
    // Storage is forbidden or full: the page works on without it.
  }
}

/** What the signed-in person kept; nothing of anybody else's. */
export function readSession<T>(key: SessionKey): T | undefined {
  try {
    const envelope = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Envelope<T> | null;
    return envelope && envelope.userId === stored('auth_user_id') ? envelope.value : undefined;
  } catch {
    return undefined;
  }
}

export function dropSession(...dropped: readonly SessionKey[]): void {
  try {
    for (const key of dropped) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

onSessionChange((change) => {
  if (change === 'signed-out') dropSession(...keys);
});
