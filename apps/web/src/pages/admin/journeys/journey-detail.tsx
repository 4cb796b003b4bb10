import { journeyStates, type JourneyDetail as Detail } from '@talent-os/contracts/identity/journey-shapes';
import { counted } from '@/lib/counted';
import { useFormat } from '@/lib/use-format';
import { Facts } from '@/ui/display/facts';
import { StatusBadge } from '@/ui/display/status-badge';
import { Card } from '@/ui/page/card';
import layout from '@/ui/page/layout.module.css';
import { JourneyRuns } from './journey-runs';
import { JourneySteps } from './journey-steps';
import { journeyVariants } from './labels';

type JourneyDetailProps = { readonly journey: Detail };

/** A journey: how it goes, its steps, and who is on it. */
export const JourneyDetail = ({ journey }: JourneyDetailProps) => (
  <div className={layout.stack}>
    <Summary journey={journey} />
    <JourneySteps journey={journey} />
    <JourneyRuns journeyId={journey.id} />
  </div>
);

function Summary({ journey }: JourneyDetailProps) {
  const { momentOf } = useFormat();
  const { name, state, number, runs, running, completed, completion, stop, changedAt } = journey;
  return (
    <Card
      title={name}
      actions={<StatusBadge variant={journeyVariants[state]}>{journeyStates[state].label}</StatusBadge>}
    >
      <Facts
        items={[
          ['Version', String(number)],
          ['Runs', counted(runs, 'runs')],
          ['On their way', counted(running, 'people', 'person')],
          ['Completed', completion === null ? String(completed) : `${completed} (${completion}%)`],
          ['Where people stop', stop && `${stop.title} (${counted(stop.people, 'people', 'person')})`],
          ['Changed', momentOf(changedAt)],
        ]}
      />
    </Card>
  );
}
