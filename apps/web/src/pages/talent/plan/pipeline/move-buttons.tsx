import { Button, Group } from '@mantine/core';
import type { Requisition } from '@talent-os/contracts/talent/requisition-shapes';
import type { RequisitionStatus } from '@talent-os/contracts/talent/requisition-states';
import { questions } from './move.rules';
import type { Moves } from './use-moves';

const labels: Partial<Record<RequisitionStatus, string>> = { submitted: 'Submit for approval', draft: 'Edit' };
const PRIMARY: readonly RequisitionStatus[] = ['submitted', 'in_approval', 'approved', 'draft'];

type MoveButtonsProps = { readonly request: Requisition; readonly moves: Moves };

/** The moves the caller may make, the one that leads on first. */
export const MoveButtons = ({ request, moves }: MoveButtonsProps) => (
  <Group gap="xs">
    {request.may.to.map((to) => (
      <Button
        key={to}
        variant={PRIMARY.includes(to) ? 'filled' : 'default'}
        loading={moves.movingId === request.id && to === 'submitted'}
        onClick={() => moves.start(request, to)}
      >
        {labels[to] ?? questions[to]?.submit}
      </Button>
    ))}
    {request.may.do.includes('update') && !request.may.to.includes('draft') && (
      <Button variant="default" onClick={() => moves.edit(request.id)}>
        Edit
      </Button>
    )}
  </Group>
);
