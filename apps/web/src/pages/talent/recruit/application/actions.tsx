import { Button, Group, Menu } from '@mantine/core';
import { holdApplication, restoreApplications } from '@talent-os/contracts/talent/application-changes';
import type { ApplicationDetail, PipelineCard } from '@talent-os/contracts/talent/applications';
import { useState } from 'react';
import { useCommand } from '@/lib/use-command';
import { useMay } from '@/lib/use-may';
import type { Moves } from '../pipeline/use-moves';
import { WithdrawDialog } from './withdraw-dialog';

const rests = [
  { action: 'hold', label: 'Put on hold', onHold: true },
  { action: 'resume', label: 'Take up again', onHold: false },
] as const;

type ActionsProps = {
  readonly application: ApplicationDetail;
  readonly moves: Moves;
  readonly onReject: (card: PipelineCard) => void;
};

/** What the caller may do with an application now. */
export function Actions({ application, moves, onReject }: ActionsProps) {
  const mayRestore = useMay(restoreApplications);
  const [withdrawing, setWithdrawing] = useState(false);
  const back = useCommand(holdApplication);
  const hold = useCommand(holdApplication, {
    undo: (_, { applicationId, onHold }) => ({
      text: onHold ? `${application.personName} is on hold` : `${application.personName} is taken up again`,
      run: () => back.mutate({ applicationId, onHold: !onHold }),
    }),
  });
  const restore = useCommand(restoreApplications, {
    done: ({ restored, refused }) => (restored.length > 0 ? 'Taken up again' : refused[0]?.text),
  });
  const { id, reversible, noticeSent, may } = application;
  const rest = rests.find(({ action }) => may.do.includes(action));
  return (
    <Group gap="xs">
      {may.to.length > 0 && <NextStage application={application} moves={moves} />}
      {may.to.length > 0 && <MoveMenu application={application} moves={moves} />}
      {may.do.includes('reject') && (
        <Button size="sm" variant="default" onClick={() => onReject(application)}>
          Reject
        </Button>
      )}
      {rest && (
        <Button
          size="sm"
          variant="default"
          loading={hold.loading}
          onClick={() => hold.mutate({ applicationId: id, onHold: rest.onHold })}
        >
          {rest.label}
        </Button>
      )}
      {may.do.includes('withdraw') && (
        <Button size="sm" variant="default" onClick={() => setWithdrawing(true)}>
          Withdraw
        </Button>
      )}
      {mayRestore && reversible && (
        <Button
          size="sm"
          variant="default"
          loading={restore.loading}
          onClick={() => restore.mutate({ applicationIds: [id] })}
        >
          {noticeSent ? 'Reverse rejection' : 'Undo rejection'}
        </Button>
      )}
      {withdrawing && <WithdrawDialog application={application} onClose={() => setWithdrawing(false)} />}
    </Group>
  );
}

/** The one step most people take: into the stage that follows. */
function NextStage({ application, moves }: Pick<ActionsProps, 'application' | 'moves'>) {
  const { id, stageKey, stages, may } = application;
  const inOrder = stages.toSorted((one, other) => one.order - other.order);
  const next = inOrder[inOrder.findIndex(({ key }) => key === stageKey) + 1];
  if (!next || !may.to.includes(next.key)) return null;
  return (
    <Button size="sm" loading={moves.movingId === id} onClick={() => moves.start(application, next.key)}>
      Next: {next.name}
    </Button>
  );
}

function MoveMenu({ application, moves }: Pick<ActionsProps, 'application' | 'moves'>) {
  const { id, stages, may } = application;
  const targets = stages.filter(({ key }) => may.to.includes(key));
  return (
    <Menu>
      <Menu.Target>
        <Button size="sm" variant="default" loading={moves.movingId === id}>
          Move to
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {targets.map((stage) => (
          <Menu.Item key={stage.key} onClick={() => moves.start(application, stage.key)}>
            {stage.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
