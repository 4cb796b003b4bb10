import {
  checkInWellness,
  deleteWellnessCheckin,
  type WellnessCheckin,
} from '@talent-os/contracts/productivity/wellness';
import { instruments, itemsOf } from '@talent-os/contracts/productivity/wellness-instruments';
import { useCallback, useState } from 'react';
import { useCommand } from '@/lib/use-command';

type UndoableDeletion = { readonly key: string; readonly text: string; readonly undo: () => void };

/** What a mood is called. */
export const moodOf = (value: number | null | undefined): string | undefined =>
  itemsOf('mood')[0]!.choices.find((choice) => choice.value === value)?.label;

/** Moods that are noted with one tap and check-ins that are deleted; both can be taken back for a while. */
export function useCheckins() {
  const [undoable, setUndoable] = useState<UndoableDeletion>();
  const forget = useCallback(() => setUndoable(undefined), []);
  const making = useCommand(checkInWellness);
  const deleting = useCommand(deleteWellnessCheckin);

  const putBack = ({ instrument, answers, note, at }: WellnessCheckin) => {
    forget();
    making.mutate({ instrument, answers, note, at });
  };
  const takeBack = (id: string) => {
    forget();
    deleting.mutate({ wellnessCheckinId: id });
  };

  return {
    undoable,
    forget,
    busy: making.loading || deleting.loading,
    async tap(mood: number): Promise<void> {
      forget();
      const { id } = await making.run({ instrument: 'mood', answers: [mood] });
      setUndoable({ key: id, text: `Noted: ${moodOf(mood)}`, undo: () => takeBack(id) });
    },
    async remove({ id, instrument }: WellnessCheckin): Promise<void> {
      forget();
      const copy = await deleting.run({ wellnessCheckinId: id });
      setUndoable({ key: id, text: `${instruments[instrument].label} deleted`, undo: () => putBack(copy) });
    },
  };
}

export type Checkins = ReturnType<typeof useCheckins>;
