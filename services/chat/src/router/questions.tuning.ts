import type { ListedQuestion } from './listed-question.js';
import { changeQuestions } from './tuning/changes.data.js';
import { cyberQuestions } from './tuning/cyber.data.js';
import { dealQuestions } from './tuning/deals.data.js';
import { healthcareQuestions } from './tuning/healthcare.data.js';
import { platformQuestions } from './tuning/platform.data.js';
import { productivityQuestions } from './tuning/productivity.data.js';
import { refusedQuestions } from './tuning/refused.data.js';
import { sellingQuestions } from './tuning/selling.data.js';
import { talentQuestions } from './tuning/talent.data.js';

/** The questions the router was tuned with. The ones that measure it are kept apart, in `questions.heldout.json`. */
export const tuning: readonly ListedQuestion[] = [
  ...sellingQuestions,
  ...dealQuestions,
  ...talentQuestions,
  ...platformQuestions,
  ...productivityQuestions,
  ...healthcareQuestions,
  ...cyberQuestions,
  ...changeQuestions,
  ...refusedQuestions,
];
