import type { DealStage } from '@talent-os/contracts/sales/deal-stages';
import { stageKeys } from '@talent-os/contracts/sales/deal-stages';
import type { Deal } from '@talent-os/contracts/sales/deals';
import { useState, type KeyboardEvent } from 'react';
import { targetsOf } from '../move/move.rules';
import { said } from './announcements';

export type Held = { readonly deal: Deal; readonly over: DealStage };

type KeyboardMoveOptions = {
  readonly onOpen: (deal: Deal) => void;
  readonly onMove: (deal: Deal, to: DealStage) => void;
  readonly announce: (text: string) => void;
};

const directions: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The next permitted stage in a direction; the deal's own stage counts as the way to put it back. */
function nextStage({ deal, over }: Held, direction: 1 | -1): DealStage {
  const stages = stageKeys.filter((stage) => stage === deal.stage || targetsOf(deal.stage).includes(stage));
  return stages[stages.indexOf(over) + direction] ?? over;
}

/** Moves cards without a pointer: space picks up, arrows choose among the permitted stages, space drops, escape cancels. */
export function useKeyboardMove({ onOpen, onMove, announce }: KeyboardMoveOptions) {
  const [held, setHeld] = useState<Held>();

  function pickUp(deal: Deal): void {
    if (targetsOf(deal.stage).length === 0) return announce(said.nowhere(deal));
    setHeld({ deal, over: deal.stage });
    announce(said.pickedUp(deal));
  }

  function cancel(): void {
    if (!held) return;
    setHeld(undefined);
    announce(said.cancelled(held.deal));
  }

  function drop({ deal, over }: Held): void {
    if (over === deal.stage) return cancel();
    setHeld(undefined);
    onMove(deal, over);
  }

  function steer(key: string, now: Held): boolean {
    const direction = directions[key];
    if (direction) {
      const over = nextStage(now, direction);
      setHeld({ ...now, over });
      announce(said.over(now.deal, over));
    } else if (key === ' ' || key === 'Enter') drop(now);
    else if (key === 'Escape') cancel();
    else return false;
    return true;
  }

  function onKeyDown(event: KeyboardEvent, deal: Deal): void {
    if (held?.deal.id === deal.id) {
      if (steer(event.key, held)) event.preventDefault();
      return;
    }
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.key === ' ') pickUp(deal);
    else onOpen(deal);
  }

  return { held, onKeyDown, onBlur: cancel };
}
