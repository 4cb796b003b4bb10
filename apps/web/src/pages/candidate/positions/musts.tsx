import type { Requirement, RequirementState } from '@talent-os/contracts/talent/applications';
import { wordsOf } from '@talent-os/contracts/words';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';
import { Card } from '@/ui/page/card';
import css from './positions.module.css';

/** What is known of something that must be held, to the person it is asked of. */
const states: Readonly<Record<RequirementState, readonly [text: string, variant: BadgeVariant]>> = {
  met: ['You hold it', 'success'],
  pending: ['Being verified', 'default'],
  expired: ['Expired', 'warning'],
  missing: ['Not on your profile', 'warning'],
  unchecked: ['You will be asked', 'secondary'],
};

type MustsProps = {
  readonly requirements: readonly Requirement[];
  readonly title?: string;
  readonly description?: string;
};

/** What nobody is hired without. It keeps nobody from applying. */
export const Musts = ({
  requirements,
  title = 'Must have',
  description = 'Nobody is hired without these. You may still apply, and say why.',
}: MustsProps) => (
  <Card title={title} description={description}>
    <ul className={css.musts}>
      {requirements.map(({ type, value, state }) => (
        <li key={`${type} ${value}`}>
          <span>
            {wordsOf(type)}: <b>{value}</b>
          </span>
          <StatusBadge variant={states[state][1]}>{states[state][0]}</StatusBadge>
        </li>
      ))}
    </ul>
  </Card>
);
