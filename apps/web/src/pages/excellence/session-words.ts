import { counted } from '@/lib/counted';
import type { ModuleState } from './module-state';

/** How far somebody is with their own answers; nothing where they give none. */
export function leftText({ left, own, may }: Pick<ModuleState, 'left' | 'own' | 'may'>): string | undefined {
  if (left > 0) return `${counted(left, 'questions')} left`;
  return own || may.do.includes('answer') ? 'Complete' : undefined;
}

/** What opens the analysis to somebody who answers. */
export const moreText = (left: number): string =>
  `Answer ${left} more ${left === 1 ? 'question' : 'questions'} to see your analysis`;

/** That somebody answered and left; nothing where nobody has. */
export const departedText = (departed: number): string | undefined =>
  departed === 0
    ? undefined
    : `${counted(departed, 'people', 'person')} answered and no longer ${departed === 1 ? 'sells' : 'sell'}: what they said is left out.`;
