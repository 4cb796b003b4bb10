import { Button, Checkbox, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { shiftCandidates } from '@talent-os/contracts/healthcare/shifts-roster';
import { inviteToShift, type Unit } from '@talent-os/contracts/healthcare/units';
import { useState } from 'react';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { Dialog } from '@/ui/dialog/dialog';
import { counted } from '@/lib/counted';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { candidateHours } from '@/features/shifts/candidate-hours';
import { dayLabel } from '../labels';
import css from '../healthtech.module.css';

type InviteDialogProps = {
  readonly unit: Unit;
  readonly shiftId: string;
  readonly today: string;
  readonly onClose: () => void;
};

/** Chooses whom to ask for an open shift: only people who hold what it needs and may work it. */
export function InviteDialog({ unit, shiftId, today, onClose }: InviteDialogProps) {
  const candidates = useQuery(query(shiftCandidates, { shiftId }));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const invite = useCommand(inviteToShift, {
    done: ({ invited }) => `${counted(invited, 'colleagues')} invited`,
  });
  const shift = unit.openShifts.find((one) => one.shiftId === shiftId);
  return (
    <Dialog
      onClose={onClose}
      title={`Invite to ${unit.name}${shift ? `, ${dayLabel(shift.date, today)} ${shift.startTime} to ${shift.endTime}` : ''}`}
      size="md"
    >
      <Loaded query={candidates} skeletons={5} skeletonHeight={36}>
        {({ items }) => {
          const able = items.filter(({ refusal }) => refusal === null);
          if (able.length === 0)
            return (
              <EmptyState
                title="Nobody can take this shift"
                text="Everybody who holds what it needs works already, or would work too much."
              />
            );
          return (
            <Checkbox.Group
              label="Who may work it"
              description="Those with the fewest hours first"
              value={[...chosen]}
              onChange={setChosen}
            >
              <ul className={css.candidates}>
                {able.map((candidate) => (
                  <Candidate key={candidate.userId} {...candidate} />
                ))}
              </ul>
            </Checkbox.Group>
          );
        }}
      </Loaded>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onClose} disabled={invite.loading}>
          Cancel
        </Button>
        <Button
          disabled={chosen.length === 0}
          loading={invite.loading}
          onClick={() => void invite.run({ shiftId, userIds: [...chosen] }).then(onClose, () => undefined)}
        >
          Invite
        </Button>
      </Group>
    </Dialog>
  );
}

type CandidateProps = {
  readonly userId: string;
  readonly name: string;
  readonly weekHours: number;
  readonly overtimeAdded: number;
  readonly fits: boolean;
};

function Candidate({ userId, name, fits, ...hours }: CandidateProps) {
  const about = [candidateHours(hours), !fits && 'prefers other days'];
  return (
    <li>
      <Checkbox value={userId} label={name} description={about.filter(Boolean).join(' · ')} />
    </li>
  );
}
