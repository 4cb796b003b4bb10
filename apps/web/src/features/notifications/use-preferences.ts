import { useQueryClient } from '@tanstack/react-query';
import { changePreferences, getPreferences } from '@talent-os/contracts/identity/notification-preferences';
import { useCallback, useState } from 'react';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { backFrom, applyChange, savedText, type PreferenceChange, type Preferences } from './preferences.rules';

type UndoableChange = { readonly text: string; readonly back: PreferenceChange; readonly at: number };

/** Saves a change of the caller's preferences at once, and offers the way back. */
export function usePreferences(now: Preferences | undefined) {
  const client = useQueryClient();
  const [undoable, setUndoable] = useState<UndoableChange>();
  const command = useCommand(changePreferences);
  const forget = useCallback(() => setUndoable(undefined), []);

  async function apply(change: PreferenceChange): Promise<boolean> {
    const { queryKey } = query(getPreferences, {});
    client.setQueryData(queryKey, (known) => known && applyChange(known, change));
    // A failure has been told; what is true is read again either way.
    const saved = await command.run(change).then(
      () => true,
      () => false,
    );
    if (!saved) await client.invalidateQueries({ queryKey });
    return saved;
  }

  return {
    undoable,
    forget,
    async save(change: PreferenceChange): Promise<void> {
      if (!now) return;
      const back = backFrom(now, change);
      if (await apply(change)) setUndoable({ text: savedText(change), back, at: Date.now() });
    },
    undo(): void {
      if (undoable) void apply(undoable.back);
      forget();
    },
  };
}
