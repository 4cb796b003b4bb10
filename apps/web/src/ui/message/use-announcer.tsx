import { VisuallyHidden } from '@mantine/core';
import { useMemo, useState } from 'react';

/** Speaks to people who hear the page: a function to say something, and the region to render once. */
export function useAnnouncer() {
  const [text, announce] = useState('');
  const region = useMemo(() => <VisuallyHidden aria-live="assertive">{text}</VisuallyHidden>, [text]);
  return { announce, region };
}
