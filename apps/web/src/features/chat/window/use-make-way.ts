import { useMediaQuery } from '@mantine/hooks';
import { useCallback } from 'react';
import { setPanel } from '../panel';

/** Lets the screen behind the dialog be seen when a link leads there: on phones the dialog closes, else it shrinks. */
export function useMakeWay(): () => void {
  const covers = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  return useCallback(() => setPanel(covers ? { open: false } : { expanded: false }), [covers]);
}
