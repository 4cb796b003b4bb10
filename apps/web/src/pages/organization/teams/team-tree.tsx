import { DndContext, DragOverlay, MouseSensor, pointerWithin, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { Output } from '@talent-os/contracts/define';
import type { getTeamTree } from '@talent-os/contracts/identity/team-setup';
import { useId, useState } from 'react';
import { useAnnouncer } from '@/ui/message/use-announcer';
import { TeamRow } from './team-row';
import { TopRow } from './top-row';
import { TeamTotals } from './team-totals';
import { HeldTeam } from './held-team';
import { effectOf, placesFor, treeOf } from './tree.rules';
import { TOP, useTeamMoves } from './use-team-moves';
import css from './teams.module.css';

type TeamTreeProps = {
  readonly teams: Output<typeof getTeamTree>;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
};

/** Every team under the one above it. A team goes where the rules let it; what that comes to is said while it is held. */
export function TeamTree({ teams, chosen, onChoose }: TeamTreeProps) {
  const { items } = teams;
  const [closed, toggle] = useClosed();
  const sensors = useHold();
  const { announce, region } = useAnnouncer();
  const moves = useTeamMoves(items, announce);
  const { held } = moves;
  const instructions = useId();
  const places = held ? placesFor(items, held.id) : [];
  const heldTeam = items.find(({ id }) => id === held?.id);
  const says = held && held.over !== undefined && places.includes(held.over) && effectOf(items, held.id, held.over);
  return (
    <section className={css.tree} aria-label="Tree of teams">
      <TeamTotals teams={teams} />
      <DndContext
        sensors={sensors}
        collisionDetection={pointerWithin}
        accessibility={{ screenReaderInstructions: { draggable: '' }, announcements: silent }}
        onDragStart={({ active }) => moves.pickUp(String(active.id))}
        onDragOver={({ over }) => moves.holdOver(placeOf(over?.id))}
        onDragCancel={moves.cancel}
        onDragEnd={({ over }) => moves.drop(placeOf(over?.id))}
      >
        <VisuallyHidden id={instructions}>
          Press space to pick the team up, arrow keys to choose where it goes, space to put it there, escape to leave
          it.
        </VisuallyHidden>
        <ul className={css.rows}>
          {held && <TopRow possible={places.includes(null)} over={held.over === null} />}
          {treeOf(items, closed).map((team) => (
            <TeamRow
              key={team.id}
              team={team}
              open={!closed.has(team.id)}
              chosen={team.id === chosen}
              held={held?.id === team.id}
              target={held ? (held.over === team.id && places.includes(team.id) ? 'over' : 'away') : undefined}
              moving={moves.movingId === team.id}
              instructions={instructions}
              onToggle={() => toggle(team.id)}
              onChoose={() => onChoose(team.id)}
              onKeyDown={(event) => moves.onKeyDown(event, team.id)}
              onBlur={moves.onBlur}
            />
          ))}
        </ul>
        <DragOverlay dropAnimation={null}>{heldTeam && moves.dragged && <HeldTeam team={heldTeam} />}</DragOverlay>
      </DndContext>
      {says && (
        <p className={css.says}>
          <IconArrowRight size={15} stroke={2.2} aria-hidden />
          <span>
            <b>{says.into}</b> {says.effect}
          </span>
        </p>
      )}
      {region}
    </section>
  );
}

/** A team is held once it is moved by mouse, or pressed for a moment by finger. */
const useHold = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  );

const placeOf = (id: unknown) => (id === TOP ? null : typeof id === 'string' ? id : undefined);

/** Teams whose lower ones are not shown. */
function useClosed() {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setClosed((known) => (known.has(id) ? new Set([...known].filter((one) => one !== id)) : new Set([...known, id])));
  return [closed, toggle] as const;
}

/** What is said stands in our own region, in our own words. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
