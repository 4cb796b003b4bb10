import { parties } from '@talent-os/contracts/talent/collaboration';
import { Card } from '@/ui/page/card';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';
import { NextStep } from './next-step';
import { Notes } from './notes';
import { partyLabels, type Collaboration } from './parties';
import css from './collaboration.module.css';

const statuses: Record<Collaboration['status'], { readonly label: string; readonly variant: BadgeVariant }> = {
  open: { label: 'open', variant: 'default' },
  on_hold: { label: 'on hold', variant: 'warning' },
  filled: { label: 'filled', variant: 'success' },
  closed: { label: 'closed', variant: 'secondary' },
};

/** One position: who is on which side, what comes next, and what was written. */
export function CollaborationCard({ collaboration }: { readonly collaboration: Collaboration }) {
  const { positionTitle, department, status, people, me } = collaboration;
  const { label, variant } = statuses[status];
  return (
    <Card title={positionTitle} description={department} actions={<StatusBadge variant={variant}>{label}</StatusBadge>}>
      <dl className={css.people}>
        {parties.map((party) => {
          const person = people.find((one) => one.party === party);
          return (
            <div key={party} data-mine={party === me}>
              <dt>{partyLabels[party]}</dt>
              <dd>
                {person?.name ?? 'Nobody yet'}
                {party === me && ' (you)'}
              </dd>
            </div>
          );
        })}
      </dl>
      <NextStep collaboration={collaboration} />
      <Notes collaboration={collaboration} />
    </Card>
  );
}
