import { figureKindOf } from '@talent-os/contracts/facts/question-words';
import { count, decimal, money } from '@/lib/format';
import { useMe } from '@/lib/session';
import type { Draft } from './question-state';

/** How a value of the answer to a question is written. */
export function useValueText(draft: Draft): (value: number) => string {
  const { currency } = useMe().organization;
  if (figureKindOf(draft) === 'money') return (value) => money(value, currency, 'compact');
  return draft.of === 'average' ? decimal : count;
}
