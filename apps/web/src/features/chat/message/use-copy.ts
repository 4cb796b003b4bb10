import { useEffect, useState } from 'react';
import { notify } from '@/lib/notify';

/** How long the check mark stays after copying, in milliseconds. */
const COPIED_MS = 2000;

/** Copies a text, tells how it went, and knows for two seconds that it went well. */
export function useCopy() {
  const [copiedAt, setCopiedAt] = useState(0);
  useEffect(() => {
    if (copiedAt === 0) return;
    const timer = setTimeout(() => setCopiedAt(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      notify.success('Message copied to clipboard');
      setCopiedAt(Date.now());
    } catch {
      notify.error('Failed to copy message');
    }
  }
  return { copied: copiedAt > 0, copy };
}
