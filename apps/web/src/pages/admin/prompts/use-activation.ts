import { activatePrompt } from '@talent-os/contracts/chat/prompts';
import { useCallback, useState } from 'react';
import { useCommand } from '@/lib/use-command';
import { activeOf, type Prompt, type Version } from './prompt';

type UndoableActivation = { readonly now: Version; readonly before: Version };

/** Puts a version in use; taking that back puts the one before in use again. */
export function useActivation(prompt: Prompt) {
  const [undoable, setUndoable] = useState<UndoableActivation>();
  const command = useCommand(activatePrompt);
  const forget = useCallback(() => setUndoable(undefined), []);

  async function activate(now: Version): Promise<void> {
    const before = activeOf(prompt);
    await command.run({ versionId: now.id });
    setUndoable(before && { now, before });
  }

  return {
    activating: command.loading,
    undoable,
    forget,
    /** Failures have been told. */
    activate: (version: Version): void => void activate(version).catch(() => undefined),
    undo(): void {
      if (undoable) command.mutate({ versionId: undoable.before.id });
      forget();
    },
  };
}
