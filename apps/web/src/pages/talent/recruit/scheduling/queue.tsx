import type { ToSchedule } from '@talent-os/contracts/talent/scheduling';
import clsx from 'clsx';
import { Initials } from '@/ui/display/initials';
import { Quiet } from '@/ui/display/quiet';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import css from './scheduling.module.css';

type QueueProps = {
  readonly people: readonly ToSchedule[];
  readonly chosen: string | undefined;
  readonly onChoose: (applicationId: string) => void;
};

/** Who waits for an interview to be arranged, the longest in their stage first; choosing one looks for times. */
export const Queue = ({ people, chosen, onChoose }: QueueProps) => (
  <Card title="To be scheduled" flush>
    {people.length === 0 ? (
      <EmptyState title="Nothing to schedule" />
    ) : (
      <ul className={css.queue}>
        {people.map(({ applicationId, personName, positionTitle, stage, daysInStage, slaDays }) => (
          <li key={applicationId}>
            <button
              type="button"
              className={clsx(css.waiting, applicationId === chosen && css.chosen)}
              aria-pressed={applicationId === chosen}
              onClick={() => onChoose(applicationId)}
            >
              <Initials name={personName} small />
              <span className={css.who}>
                <strong>{personName}</strong>
                <Quiet>
                  {positionTitle}, {stage.toLowerCase()}
                </Quiet>
              </span>
              <Quiet late={daysInStage > slaDays}>
                {daysInStage} of {slaDays} days
              </Quiet>
            </button>
          </li>
        ))}
      </ul>
    )}
  </Card>
);
