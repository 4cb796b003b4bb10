import { useDraggable, useDroppable } from '@dnd-kit/core';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconGripVertical, IconUserPlus } from '@tabler/icons-react';
import clsx from 'clsx';
import type { CSSProperties, KeyboardEvent } from 'react';
import { Initials } from '@/ui/display/initials';
import { Seats } from './seats';
import type { TeamNode } from './tree.rules';
import css from './teams.module.css';

type TeamRowProps = {
  readonly team: TeamNode;
  readonly open: boolean;
  readonly chosen: boolean;
  readonly held: boolean;
  /** Whether a held team would go here; nothing while none is held. */
  readonly target: 'over' | 'away' | undefined;
  readonly moving: boolean;
  readonly instructions: string;
  readonly onToggle: () => void;
  readonly onChoose: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: () => void;
};

/** A team with its lead and its seats. */
export function TeamRow(props: TeamRowProps) {
  const { team, open, chosen, held, target, moving, instructions, onToggle, onChoose, onKeyDown, onBlur } = props;
  const { setNodeRef: dragged, setActivatorNodeRef, listeners } = useDraggable({ id: team.id, disabled: moving });
  const { setNodeRef: dropped } = useDroppable({ id: team.id });
  const vacant = team.vacancies.length;
  return (
    <li
      ref={(element) => {
        dragged(element);
        dropped(element);
      }}
      className={clsx(css.row, chosen && css.chosen, held && css.held, target === 'over' && css.over)}
      style={{ '--depth': team.depth } as CSSProperties}
      aria-busy={moving}
      data-team={team.name}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...listeners}
        className={css.grip}
        aria-label={`Move ${team.name}`}
        aria-describedby={instructions}
        aria-pressed={held}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      >
        <IconGripVertical size={16} aria-hidden />
      </button>
      <TeamName team={team} open={open} chosen={chosen} onToggle={onToggle} onChoose={onChoose} />
      <TeamLead team={team} onChoose={onChoose} />
      <Seats people={team.people} vacant={vacant} />
      <span className={css.vacant}>
        {vacant > 0 && (
          <>
            <b>{vacant}</b> vacant
          </>
        )}
      </span>
    </li>
  );
}

type TeamNameProps = Pick<TeamRowProps, 'team' | 'open' | 'chosen' | 'onToggle' | 'onChoose'>;

function TeamName({ team, open, chosen, onToggle, onChoose }: TeamNameProps) {
  return (
    <span className={css.name}>
      {team.hasBelow ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={`${open ? 'Close' : 'Open'} ${team.name}`}
          aria-expanded={open}
          onClick={onToggle}
        >
          {open ? <IconChevronDown size={16} /> : <IconChevronRight size={16} />}
        </ActionIcon>
      ) : (
        <span className={css.leaf} aria-hidden />
      )}
      <UnstyledButton className={css.open} aria-current={chosen ? 'true' : undefined} onClick={onChoose}>
        {team.name}
      </UnstyledButton>
    </span>
  );
}

function TeamLead({ team, onChoose }: Pick<TeamRowProps, 'team' | 'onChoose'>) {
  return team.leadActive ? (
    <span className={css.lead}>
      <Initials name={team.leadName} small />
      <span>{team.leadName}</span>
    </span>
  ) : (
    <UnstyledButton className={css.noLead} onClick={onChoose}>
      <IconUserPlus size={15} aria-hidden />
      Set a lead
    </UnstyledButton>
  );
}
