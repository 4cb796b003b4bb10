import { useMediaQuery } from '@mantine/hooks';

/** Screens below the width at which the sidebar becomes a drawer: tables drop their secondary columns there. */
export const useNarrow = (): boolean =>
  useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false }) ?? false;
