import type { Operation } from '@talent-os/contracts/define';
import { useState } from 'react';
import { hex } from './request';

const KEY_BYTES = 16;

/**
 * The names under which a screen sends its writes: the same write has the same name until it has succeeded, so that pressing
 * twice, or again after an answer that was lost, does it once. From then on it is another one.
 */
export function useSendKeys({ method }: Operation) {
  const [keys] = useState(() => new Map<string, string>());
  return {
    headersOf(input: unknown): Readonly<Record<string, string>> {
      if (method === undefined || method === 'GET') return {};
      const sent = JSON.stringify(input);
      const key = keys.get(sent) ?? hex(KEY_BYTES);
      keys.set(sent, key);
      return { 'idempotency-key': key };
    },
    succeeded: (input: unknown) => void keys.delete(JSON.stringify(input)),
  };
}
