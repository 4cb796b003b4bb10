import { cyberLists } from './cyber.ts';
import { healthcareLists } from './healthcare.ts';
import type { List } from './list.ts';
import { salesLists } from './sales.ts';
import { talentLists } from './talent.ts';

/** Lists over rows that grow with use. */
export const lists: readonly List[] = [...salesLists, ...healthcareLists, ...cyberLists, ...talentLists];
