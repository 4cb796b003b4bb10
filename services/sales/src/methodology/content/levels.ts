import type { LevelContent } from './level.js';
import { discovery } from './level-1.js';
import { qualification } from './level-2.js';
import { negotiation } from './level-3.js';
import { accountGrowth } from './level-4.js';

/** The methodology every organization starts with. */
export const levels: readonly LevelContent[] = [discovery, qualification, negotiation, accountGrowth];
