import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { clearanceLevelLabels } from '@talent-os/contracts/cyber/clearance-kinds';
import { acceptProposal, listOwnProposals, type OwnProposal } from '@talent-os/contracts/cyber/deploy';
import { workRoles } from '@talent-os/contracts/cyber/readiness-work-roles';
import { useState, type ReactNode } from 'react';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { Card } from '@/ui/page/card';
import { Loaded } from '@/ui/loading/loaded';
import { RowButton } from '@/ui/button/row-button';
import { DeclineDialog } from './decline-dialog';
import { MatchBadge } from './state-badges';
import { Quiet } from '@/ui/display/quiet';
import cell from '@/ui/table/cell.module.css';
import ruled from '@/ui/table/ruled.module.css';

/** Rapid deployments proposed to the caller. */
export function OwnProposals({ empty }: { readonly empty: ReactNode }) {
  const proposals = useQuery(query(listOwnProposals, {}));
  return (
    <Loaded query={proposals} skeletons={3} skeletonHeight={120}>
      {({ items }) => (
        <Card>
          {items.length === 0 ? (
            empty
          ) : (
            <ul className={ruled.list} aria-label="Proposed to me">
              {items.map((proposal) => (
                <Proposal key={proposal.id} proposal={proposal} />
              ))}
            </ul>
          )}
        </Card>
      )}
    </Loaded>
  );
}

function Proposal({ proposal }: { readonly proposal: OwnProposal }) {
  const { id: proposalId, location, status, reason, workRoles: roles, may } = proposal;
  const { momentOf } = useFormat();
  const [declining, setDeclining] = useState(false);
  const accept = useCommand(acceptProposal, { done: `You have accepted ${location}` });
  return (
    <li>
      <div className={cell.cell}>
        <span className={cell.name}>{location}</span>
        <span className={cell.badges}>
          <MatchBadge status={status} />
          <Quiet>
            Start by {day(proposal.startBy)} · Clearance: {clearanceLevelLabels[proposal.clearance]}
          </Quiet>
        </span>
        <Quiet>{roles.map((role) => workRoles[role]).join(', ')}</Quiet>
        <Quiet>
          Proposed by {proposal.proposedByName}, {momentOf(proposal.proposedAt)}
          {reason && ` · ${reason}`}
        </Quiet>
      </div>
      {may.do.includes('decline') && (
        <Group gap={6}>
          {may.do.includes('accept') && (
            <RowButton
              label="Accept"
              of={location}
              variant="light"
              loading={accept.loading}
              onClick={() => accept.mutate({ proposalId })}
            />
          )}
          <RowButton label="Decline" of={location} variant="default" onClick={() => setDeclining(true)} />
        </Group>
      )}
      {declining && <DeclineDialog proposal={proposal} onClose={() => setDeclining(false)} />}
    </li>
  );
}
