import { moveTeam, type TeamRow } from '@talent-os/contracts/identity/team-setup';
import { useState, type KeyboardEvent } from 'react';
import { offerUndo } from '@/lib/undo';
import { useCommand } from '@/lib/use-command';
import { effectOf, placesFor } from './tree.rules';

/** What the place at the top is called where teams are dropped. */
export const TOP = 'top';

/** A team that is held, and where it would go; nothing while it is over no place. */
type Held = { readonly id: string; readonly over: string | null | undefined; readonly by: 'keys' | 'pointer' };

const directions: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** The next place in a direction; the first one where a team is over none. */
function placeBeside(places: readonly (string | null)[], over: Held['over'], direction: 1 | -1): Held['over'] {
  const at = over === undefined ? -1 : places.indexOf(over);
  return places[Math.max(0, Math.min(places.length - 1, at + direction))];
}

/** Moves a team where its rules let it go, and offers the way back. */
function useMoveTeam(teams: readonly TeamRow[], announce: (text: string) => void) {
  const [movingId, setMovingId] = useState<string>();
  const { run } = useCommand(moveTeam);

  const step = (teamId: string, underTeamId: string | null, version: number) => {
    setMovingId(teamId);
    return run({ teamId, underTeamId, version }).finally(() => setMovingId(undefined));
  };

  function move(id: string, to: string | null): void {
    const team = teams.find((one) => one.id === id);
    if (!team || !placesFor(teams, id).includes(to)) return;
    void step(id, to, team.version).then(
      ({ version }) => {
        const back = () => void step(id, team.underTeamId, version).catch(() => undefined);
        offerUndo(`${team.name} was moved`, back);
      },
      () => announce(`${team.name} stays where it is.`),
    );
  }

  return { movingId, move };
}

/** Moves teams by pointer and by keys, says what each move comes to, and offers the way back. */
export function useTeamMoves(teams: readonly TeamRow[], announce: (text: string) => void) {
  const [held, setHeld] = useState<Held>();
  const { movingId, move } = useMoveTeam(teams, announce);

  const pick = (id: string, by: Held['by']) => setHeld({ id, over: undefined, by });
  const cancel = () => {
    if (held) announce('The team stays where it is.');
    setHeld(undefined);
  };
  const drop = (over: string | null | undefined) => {
    if (held && over !== undefined) move(held.id, over);
    setHeld(undefined);
  };

  function steer(key: string, now: Held): boolean {
    const direction = directions[key];
    if (direction) {
      const over = placeBeside(placesFor(teams, now.id), now.over, direction);
      if (over === undefined) return true;
      setHeld({ ...now, over });
      const { into, effect } = effectOf(teams, now.id, over);
      announce(`${into} ${effect}`);
    } else if (key === ' ' || key === 'Enter') drop(now.over);
    else if (key === 'Escape') cancel();
    else return false;
    return true;
  }

  return {
    held,
    dragged: held?.by === 'pointer',
    movingId,
    pickUp: (id: string) => pick(id, 'pointer'),
    holdOver: (over: string | null | undefined) => setHeld((now) => now && { ...now, over }),
    cancel,
    drop,
    onBlur: () => {
      if (held?.by === 'keys') setHeld(undefined);
    },
    onKeyDown: (event: KeyboardEvent, id: string) => {
      if (held?.by === 'keys' && held.id === id) {
        if (steer(event.key, held)) event.preventDefault();
        return;
      }
      if (event.key !== ' ' && event.key !== 'Enter') return;
      event.preventDefault();
      pick(id, 'keys');
      announce('Picked up. Choose where it goes with the arrow keys.');
    },
  };
}
