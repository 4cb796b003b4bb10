import { Button } from '@mantine/core';
import { checkpointRatings, type CheckpointRating } from '@talent-os/contracts/talent/onboarding-states';
import type { Checkpoint, OnboardingDetail } from '@talent-os/contracts/talent/onboarding';
import { useState } from 'react';
import { day } from '@/lib/format';
import { StatusBadge } from '@/ui/display/status-badge';
import { Section } from '@/ui/page/section';
import { CheckpointDialog } from './checkpoint-dialog';
import { Quiet } from '@/ui/display/quiet';
import cell from '@/ui/table/cell.module.css';
import ruled from '@/ui/table/ruled.module.css';
import css from '../onboard.module.css';

/** What people looked back on after 30, 60 and 90 days. */
export function Checkpoints({ plan }: { readonly plan: OnboardingDetail }) {
  const [opened, setOpened] = useState<Checkpoint>();
  return (
    <Section title="Checkpoints">
      <ul className={ruled.list}>
        {plan.checkpoints.map((checkpoint) => (
          <li key={checkpoint.day}>
            <div className={cell.cell}>
              <span className={cell.badges}>
                <span className={cell.name}>After {checkpoint.day} days</span>
                {checkpoint.rating && (
                  <StatusBadge variant={checkpoint.rating >= 3 ? 'success' : 'warning'}>
                    {checkpointRatings[checkpoint.rating as CheckpointRating]}
                  </StatusBadge>
                )}
              </span>
              <Quiet>{checkpoint.date ? `Held on ${day(checkpoint.date)}` : `Due ${day(checkpoint.dueOn)}`}</Quiet>
              {checkpoint.notes && <p className={css.notes}>{checkpoint.notes}</p>}
            </div>
            {checkpoint.may.do.includes('hold') && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`${checkpoint.date ? 'Correct' : 'Record'} the checkpoint after ${checkpoint.day} days`}
                onClick={() => setOpened(checkpoint)}
              >
                {checkpoint.date ? 'Correct' : 'Record'}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {opened && <CheckpointDialog plan={plan} checkpoint={opened} onClose={() => setOpened(undefined)} />}
    </Section>
  );
}
