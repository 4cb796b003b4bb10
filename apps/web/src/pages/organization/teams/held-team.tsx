import { IconGripVertical } from '@tabler/icons-react';
import type { TeamRow } from '@talent-os/contracts/identity/team-setup';
import { Initials } from '@/ui/display/initials';
import { Seats } from './seats';
import css from './teams.module.css';

/** A team while it is dragged. */
export const HeldTeam = ({ team }: { readonly team: TeamRow }) => (
  <div className={css.inHand}>
    <IconGripVertical size={16} aria-hidden />
    <b>{team.name}</b>
    <span className={css.lead}>
      <Initials name={team.leadName} small />
      <span>{team.leadName}</span>
    </span>
    <Seats people={team.people} vacant={team.vacancies.length} />
  </div>
);
