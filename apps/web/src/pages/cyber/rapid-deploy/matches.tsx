import { Button, Group } from '@mantine/core';
import {
  deployPerson,
  withdrawProposal,
  type DeployMatch,
  type DeployRequestDetail,
  type RankedPerson,
} from '@talent-os/contracts/cyber/deploy';
import type { Eligibility } from '@talent-os/contracts/cyber/deploy-states';
import { useState } from 'react';
import { ago } from '@/lib/format';
import { useCommand } from '@/lib/use-command';
import { ConfirmCommand } from '@/ui/dialog/confirm-command';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { Section } from '@/ui/page/section';
import { RowButton } from '@/ui/button/row-button';
import { EligibilityBadge, MatchBadge } from './state-badges';
import { Quiet } from '@/ui/display/quiet';
import cell from '@/ui/table/cell.module.css';
import ruled from '@/ui/table/ruled.module.css';

type MatchesProps = {
  readonly request: DeployRequestDetail;
  readonly running: boolean;
  /** Where they stand towards the clearance, once it is known. */
  readonly people: readonly RankedPerson[] | undefined;
};

/** People the request was proposed to, with their answers. */
export function Matches({ request, running, people }: MatchesProps) {
  return (
    <Section title="Proposed">
      {request.matches.length === 0 && <p className={cell.quiet}>Nobody has been asked yet</p>}
      <ul className={ruled.list}>
        {request.matches.map((match) => (
          <Match
            key={match.id}
            match={match}
            running={running}
            eligibility={people?.find(({ userId }) => userId === match.userId)?.eligibility}
          />
        ))}
      </ul>
    </Section>
  );
}

const sinceOf = ({ deployedAt, answeredAt, proposedAt }: DeployMatch) => ago(deployedAt ?? answeredAt ?? proposedAt);

type MatchProps = {
  readonly match: DeployMatch;
  readonly running: boolean;
  readonly eligibility: Eligibility | undefined;
};

function Match({ match, running, eligibility }: MatchProps) {
  const { id: proposalId, name, status, reason, may } = match;
  const waits = status === 'proposed' || status === 'accepted';
  const [asking, setAsking] = useState(false);
  const [deploying, setDeploying] = useState(false);
  const withdraw = useCommand(withdrawProposal, { done: 'Proposal taken back' });
  const takeBack = () => void withdraw.run({ proposalId }).catch(() => undefined);
  return (
    <li>
      <div className={cell.cell}>
        <span className={cell.name}>{name}</span>
        <span className={cell.badges}>
          <MatchBadge status={status} />
          {running && eligibility && waits && <EligibilityBadge eligibility={eligibility} />}
          <Quiet>{sinceOf(match)}</Quiet>
        </span>
        {reason && <Quiet>{reason}</Quiet>}
      </div>
      {may.do.includes('withdraw') && (
        <Group gap={6}>
          {may.do.includes('deploy') && (
            <RowButton label="Deploy" of={name} variant="light" onClick={() => setDeploying(true)} />
          )}
          <Button
            size="xs"
            variant="subtle"
            loading={withdraw.loading}
            aria-label={`${waits ? 'Take back' : 'Clear'} ${name}`}
            onClick={may.do.includes('deploy') ? () => setAsking(true) : takeBack}
          >
            {waits ? 'Take back' : 'Clear'}
          </Button>
        </Group>
      )}
      {deploying && <DeployDialog match={match} onClose={() => setDeploying(false)} />}
      {asking && (
        <ConfirmDialog
          title={`Take back ${name}?`}
          confirm="Take back"
          danger
          loading={withdraw.loading}
          onConfirm={takeBack}
          onClose={() => setAsking(false)}
        >
          {name} has accepted, and is told that the deployment is no longer proposed.
        </ConfirmDialog>
      )}
    </li>
  );
}

type DeployDialogProps = { readonly match: DeployMatch; readonly onClose: () => void };

/** Asks before somebody is deployed, which nobody can take back. */
const DeployDialog = ({ match: { id: proposalId, name }, onClose }: DeployDialogProps) => (
  <ConfirmCommand
    operation={deployPerson}
    input={{ proposalId }}
    done={`${name} is deployed`}
    title={`Deploy ${name}?`}
    confirm="Deploy"
    onFailed={onClose}
    onClose={onClose}
  >
    {name} is told. A deployment cannot be taken back; the request ends once enough people are deployed.
  </ConfirmCommand>
);
