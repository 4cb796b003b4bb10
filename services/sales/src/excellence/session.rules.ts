import type { ErrorCode } from '@talent-os/contracts';
import { ANSWERS_NEEDED, type ExcellenceState } from '@talent-os/contracts/sales/excellence/modules.js';
import { actionsBy } from '@talent-os/service-kit/may';

/** What a session can be taken to: analyzed once, and started anew from there. */
export function startRefusal(current: ExcellenceState | undefined): ErrorCode | undefined {
  return current === 'in_progress' ? 'excellence.running' : undefined;
}

export function analyzeRefusal(current: ExcellenceState, complete: number): ErrorCode | undefined {
  if (current !== 'in_progress') return 'excellence.closed';
  return complete < ANSWERS_NEEDED ? 'excellence.few' : undefined;
}

type ModuleFacts = {
  readonly current: ExcellenceState | undefined;
  readonly complete: number;
  /** Whether an analysis is there whose actions can be accepted. */
  readonly analyzed: boolean;
  readonly manages: boolean;
  readonly answers: boolean;
};

/** What the caller may do with a module as it stands. */
export const mayOf = (facts: ModuleFacts) => ({
  to: facts.manages && facts.current && !analyzeRefusal(facts.current, facts.complete) ? (['analyzed'] as const) : [],
  do: actionsBy(RULES, facts),
});

const RULES = {
  start: ({ manages, current }: ModuleFacts) => manages && !startRefusal(current),
  answer: ({ answers, current }: ModuleFacts) => answers && current === 'in_progress',
  accept: ({ manages, analyzed }: ModuleFacts) => manages && analyzed,
};
