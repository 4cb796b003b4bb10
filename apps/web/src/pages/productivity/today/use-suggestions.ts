import {
  acceptSuggestion,
  dismissSuggestion,
  type Suggestion,
  type suggestionKinds,
} from '@talent-os/contracts/productivity/suggestions';
import { useCallback, useState } from 'react';
import { useCommand } from '@/lib/use-command';
import type { ProductivityView } from '../use-productivity-view';

type Kind = (typeof suggestionKinds)[number];
export type Decisions = ReturnType<typeof useSuggestions>;

const added: Record<Kind, string> = { task: 'Added to your tasks', goal: 'Added as a draft goal' };

/** Decisions on suggestions. A draft goal opens, because it needs key results; what was dismissed can be taken back. */
export function useSuggestions(place: ProductivityView) {
  const [decidingId, setDecidingId] = useState<string>();
  const [dismissed, setDismissed] = useState<Suggestion>();
  const forget = useCallback(() => setDismissed(undefined), []);
  const acceptance = useCommand(acceptSuggestion, { done: ({ kind }) => added[kind] });
  const dismissal = useCommand(dismissSuggestion);

  async function decide(id: string, work: () => Promise<unknown>): Promise<void> {
    setDecidingId(id);
    try {
      await work();
    } catch {
      // The command has told the person why.
    } finally {
      setDecidingId(undefined);
    }
  }

  return {
    decidingId,
    dismissed,
    forget,
    accept: ({ id: suggestionId }: Suggestion, as: Kind) =>
      void decide(suggestionId, async () => {
        const { kind, id } = await acceptance.run({ suggestionId, as });
        if (kind === 'goal') place.openGoal(id);
      }),
    dismiss: (suggestion: Suggestion) =>
      void decide(suggestion.id, async () => {
        await dismissal.run({ suggestionId: suggestion.id });
        setDismissed(suggestion);
      }),
    restore: ({ id: suggestionId }: Suggestion) => {
      forget();
      void decide(suggestionId, () => dismissal.run({ suggestionId, restore: true }));
    },
  };
}
