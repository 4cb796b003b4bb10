import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

/** How long somebody pauses before the server is asked. */
const PAUSE_MS = 250;

/** What somebody types to find a choice. `asked` follows it, for the server; what is chosen is nothing to search for. */
export function useSearchText(chosen: string | undefined) {
  const [text, setText] = useState(chosen ?? '');
  const wanted = text === chosen ? '' : text;
  const [asked] = useDebouncedValue(wanted, PAUSE_MS);
  return { text, setText, asked, settled: asked === wanted };
}
