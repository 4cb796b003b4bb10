import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showAtOnce } from './show-at-once';

type ShownMove<Board, Arrived> = {
  readonly id: string;
  /** What the card is called, and the columns it goes between. */
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** The read that boards show, and what they show once the card has moved. */
  readonly board: { readonly name: string };
  readonly after: (board: Board) => Board;
  readonly run: () => Promise<Arrived>;
};

/** Moves of cards that show at once, say what came of them, and go back where the server refuses. */
export function useShownMoves(announce: (text: string) => void) {
  const client = useQueryClient();
  const [movingId, setMovingId] = useState<string>();

  async function move<Board, Arrived>({ id, name, from, to, board, after, run }: ShownMove<Board, Arrived>) {
    setMovingId(id);
    const takeBack = await showAtOnce(client, board, after);
    try {
      const arrived = await run();
      announce(`${name} moved to ${to}.`);
      return arrived;
    } catch {
      takeBack();
      announce(`${name} stays in ${from}.`);
      return undefined;
    } finally {
      setMovingId(undefined);
    }
  }

  return { movingId, move };
}
