import { Button } from '@mantine/core';
import type { HeldClearance } from '@talent-os/contracts/cyber/clearance';
import type { Choice } from './decision-dialog';
import css from '../clearance.module.css';

type StaffActionsProps = {
  readonly clearance: HeldClearance;
  readonly onChoose: (choice: Choice) => void;
};

/** What waits is confirmed or rejected; never one's own. */
export function StaffActions({ clearance, onChoose }: StaffActionsProps) {
  const { waiting: update, holderName, may } = clearance;
  if (!update) return null;
  if (may.do.length === 0) return <span className={css.quiet}>Somebody else decides yours</span>;
  return (
    <span className={css.buttons}>
      <Button
        variant="light"
        size="compact-sm"
        onClick={() => onChoose({ clearance, update, action: 'confirm' })}
        aria-label={`Confirm the report of ${holderName}`}
      >
        Confirm
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => onChoose({ clearance, update, action: 'reject' })}
        aria-label={`Reject the report of ${holderName}`}
      >
        Reject
      </Button>
    </span>
  );
}
