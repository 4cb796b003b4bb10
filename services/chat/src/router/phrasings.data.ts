import { dealsPhrasings } from './phrasings/deals.data.js';
import { platformPhrasings } from './phrasings/platform.data.js';
import { sellingPhrasings } from './phrasings/selling.data.js';
import { talentPhrasings } from './phrasings/talent.data.js';

/** More ways to ask for the tools than their contracts tell: what people wrote, collected. */
export const phrasings: Readonly<Record<string, string>> = {
  ...platformPhrasings,
  ...dealsPhrasings,
  ...sellingPhrasings,
  ...talentPhrasings,
};
