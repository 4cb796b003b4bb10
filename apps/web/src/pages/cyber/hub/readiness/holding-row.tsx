import { Button, Group } from '@mantine/core';
import { decideClaim, releaseWorkRole, type Holding } from '@talent-os/contracts/cyber/readiness';
import { holdingStatusLabels, workRoleLevelLabel } from '@talent-os/contracts/cyber/readiness-work-roles';
import { useMe } from '@/lib/session';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { StatusBadge } from '@/ui/display/status-badge';
import { RowButton } from '@/ui/button/row-button';
import { Quiet } from '@/ui/display/quiet';
import cell from '@/ui/table/cell.module.css';

/** A person who fills or claims a work role, and what may be done about it. */
export function HoldingRow({ holding, leads }: { readonly holding: Holding; readonly leads: boolean }) {
  const { id: holdingId, name, level, status, confirmedByName, confirmedAt } = holding;
  const mine = useMe().user.id === holding.userId;
  const { dayOf } = useFormat();
  const [ask, question] = useConfirmed(releaseWorkRole, () => ({
    input: { holdingId },
    done: 'Work role given up',
    title: mine ? 'Give up this work role?' : `Remove ${name}?`,
    confirm: mine ? 'Give up' : 'Remove',
    danger: true,
    once: true,
    children: 'It no longer counts towards the readiness of the team.',
  }));

  const claimed = status === 'claimed';
  return (
    <li>
      <div className={cell.cell}>
        <span className={cell.name}>{name}</span>
        <span className={cell.badges}>
          <StatusBadge variant={claimed ? 'default' : 'success'}>{holdingStatusLabels[status]}</StatusBadge>
          <Quiet>
            {workRoleLevelLabel(level)}
            {confirmedAt && ` · by ${confirmedByName}, ${dayOf(confirmedAt)}`}
          </Quiet>
        </span>
      </div>
      <Group gap={6}>
        {claimed && leads && !mine && <Decision holding={holding} />}
        {(mine || (leads && !claimed)) && (
          <Button
            size="xs"
            variant="subtle"
            aria-label={`${mine ? 'Give up' : 'Remove'} ${name}`}
            onClick={() => ask()}
          >
            {mine ? 'Give up' : 'Remove'}
          </Button>
        )}
      </Group>
      {question}
    </li>
  );
}

/** What a person who leads says of a claim. */
function Decision({ holding: { id: holdingId, version, name } }: { readonly holding: Holding }) {
  const decide = useCommand(decideClaim, { done: `${name} is confirmed` });
  const [ask, question] = useConfirmed(decideClaim, () => ({
    input: { holdingId, version, decision: 'declined' as const },
    done: 'Claim turned down',
    title: `Turn down the claim of ${name}?`,
    confirm: 'Turn down',
    once: true,
    children: `${name} is told, and may claim the work role again.`,
  }));
  return (
    <>
      <RowButton
        label="Confirm"
        of={name}
        variant="light"
        loading={decide.loading}
        onClick={() => decide.mutate({ holdingId, version, decision: 'confirmed' })}
      />
      <RowButton label="Turn down" of={name} variant="default" disabled={decide.loading} onClick={() => ask()} />
      {question}
    </>
  );
}
