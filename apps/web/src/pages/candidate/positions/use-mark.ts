import { type AdvertisedPosition, type PositionMark } from '@talent-os/contracts/talent/advertised-list';
import { markAdvertised } from '@talent-os/contracts/talent/advertised-positions';
import { useCommand } from '@/lib/use-command';

const told = (title: string, mark: PositionMark | null): string =>
  mark === null ? `${title} is not marked any more` : mark === 'saved' ? `${title} is saved` : `${title} is put aside`;

/** Saves a position for oneself, or puts it aside; either can be taken back for ten seconds. */
export function useMark({ id, title, mark: before }: Pick<AdvertisedPosition, 'id' | 'title' | 'mark'>) {
  const back = useCommand(markAdvertised, { done: `${title} is as it was` });
  const command = useCommand(markAdvertised, {
    undo: (_, { mark }) => ({
      text: told(title, mark),
      run: () => back.mutate({ positionId: id, mark: before }),
    }),
  });
  return {
    loading: command.loading,
    /** Marked so already, the mark is taken away. */
    toggle: (mark: PositionMark) => command.mutate({ positionId: id, mark: before === mark ? null : mark }),
  };
}
