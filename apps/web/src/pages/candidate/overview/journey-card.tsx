import { IconCheck } from '@tabler/icons-react';
import {
  journeyStageLabels,
  journeyStages,
  type JourneyStage,
  type MyJourney,
} from '@talent-os/contracts/talent/my-journey';
import { counted } from '@/lib/counted';
import { Card } from '@/ui/page/card';
import css from './overview.module.css';

/** What a stage is about until there is something of mine in it. */
const about: Readonly<Record<JourneyStage, (journey: MyJourney) => string>> = {
  discover: ({ targets }) => (targets > 0 ? `${counted(targets, 'targets')} saved` : 'Find a direction'),
  apply: ({ running, interviews }) =>
    running === 0
      ? 'Nothing under way'
      : [counted(running, 'applications'), interviews > 0 && `${counted(interviews, 'interviews')} ahead`]
          .filter(Boolean)
          .join(', '),
  join: ({ tasks }) => (tasks > 0 ? `${counted(tasks, 'tasks')} open` : 'Opens with an offer'),
  grow: () => 'Your first 90 days',
  advance: () => 'Your next role',
  evolve: () => 'Mentor, or move industry',
};

/** The way from finding out to moving on, and where I am on it. */
export function JourneyCard({ journey }: { readonly journey: MyJourney }) {
  const here = journeyStages.indexOf(journey.at);
  return (
    <Card>
      <ol className={css.way} aria-label="My way">
        {journeyStages.map((stage, index) => (
          <li key={stage} data-done={index < here} {...(index === here && { 'aria-current': 'step' })}>
            <span className={css.mark} aria-hidden>
              {index < here ? <IconCheck size={15} /> : index + 1}
            </span>
            <span className={css.stage}>
              <b>{journeyStageLabels[stage]}</b>
              {index === here && <span className={css.here}>You are here</span>}
              <span className={css.about}>{about[stage](journey)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
