import { useQuery } from '@tanstack/react-query';
import { listReassignments } from '@talent-os/contracts/sales/territories';
import { useState } from 'react';
import { query } from '@/lib/query';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { DecisionDialog, type Choice } from './decision-dialog';
import { ProposalRow } from './proposal-row';
import rows from '@/ui/table/rows.module.css';

/** Account moves that wait, will happen or were settled lately, of one territory where it is named, with what the caller may do about them. */
export function Proposals({ territory }: { readonly territory?: string }) {
  const proposals = useQuery(query(listReassignments, {}));
  const [choice, setChoice] = useState<Choice>();
  return (
    <Card
      title="Proposed changes"
      description="An account moves once somebody else has approved it and its day has come."
      flush
    >
      <Loaded query={proposals}>
        {({ items: all }) => {
          const items = all.filter((one) => !territory || [one.fromTerritory, one.toTerritory].includes(territory));
          return items.length === 0 ? (
            <EmptyState title="No changes proposed" />
          ) : (
            <ul className={rows.rows}>
              {items.map((proposal) => (
                <ProposalRow
                  key={proposal.id}
                  proposal={proposal}
                  onChoose={(action) => setChoice({ proposal, action })}
                />
              ))}
            </ul>
          );
        }}
      </Loaded>
      {choice && <DecisionDialog key={choice.proposal.id} choice={choice} onClose={() => setChoice(undefined)} />}
    </Card>
  );
}
