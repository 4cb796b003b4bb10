import type { Industry } from '@talent-os/contracts';
import { careers } from './careers.data.js';

export type MapRole = { readonly industry: Industry; readonly key: string; readonly title: string };

/** Roles of the map of careers in these industries. */
export const rolesOfMap = (industries: readonly Industry[]): MapRole[] =>
  industries.flatMap((industry) =>
    Object.entries(careers[industry].roles).map(([key, { title }]) => ({ industry, key, title })),
  );
