import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listKudos, withdrawKudos, type Kudos } from '@talent-os/contracts/identity/kudos';
import type { Team } from '@talent-os/contracts/identity/teams';
import { useState } from 'react';
import { ago } from '@/lib/format';
import { steadyQuery } from '@/lib/query';
import { useListParams } from '@/lib/use-list-params';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { Prose } from '@/ui/display/prose';
import { Quiet } from '@/ui/display/quiet';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { Pager } from '@/ui/table/pager';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import { GiveDialog } from './give-dialog';
import type { TeamPeople } from './ways-card';

type KudosCardProps = { readonly team: Team; readonly people: TeamPeople };

/** What the team thanked each other for, newest first. */
export function KudosCard({ team, people }: KudosCardProps) {
  const params = useListParams();
  const kudos = useQuery(steadyQuery(listKudos, { teamId: team.id, page: params.page }));
  const [giving, setGiving] = useState(false);
  const [ask, asking] = useConfirmed(withdrawKudos, ({ id, toName }: Kudos) => ({
    input: { kudosId: id },
    title: `Take back your kudos for ${toName}?`,
    children: 'Your team can no longer read it.',
    confirm: 'Take back',
    done: 'Your kudos was taken back',
    danger: true,
  }));
  return (
    <Card
      flush
      title="Kudos"
      actions={
        people.length > 1 && (
          <Button variant={team.relation === 'lead' ? 'default' : 'filled'} onClick={() => setGiving(true)}>
            Give kudos
          </Button>
        )
      }
    >
      <Loaded query={kudos} skeletons={2}>
        {({ items, total }) =>
          total === 0 ? (
            <EmptyState title="No kudos yet" text="Thank somebody of your team: all of you can read it." />
          ) : (
            <>
              <ul className={rows.rows} aria-label="Kudos">
                {items.map((one) => (
                  <Given key={one.id} kudos={one} onWithdraw={() => ask(one)} />
                ))}
              </ul>
              <Pager params={params} total={total} mt="md" />
            </>
          )
        }
      </Loaded>
      {giving && <GiveDialog team={team} people={people} onClose={() => setGiving(false)} />}
      {asking}
    </Card>
  );
}

type GivenProps = { readonly kudos: Kudos; readonly onWithdraw: () => void };

const Given = ({ kudos: { fromName, toName, text, givenAt, may }, onWithdraw }: GivenProps) => (
  <RecordRow
    name={toName}
    actions={
      may.do.includes('withdraw') && (
        <Button variant="subtle" onClick={onWithdraw} aria-label={`Take back kudos for ${toName}`}>
          Take back
        </Button>
      )
    }
  >
    <Prose text={text} />
    <Quiet>
      From {fromName} · {ago(givenAt)}
    </Quiet>
  </RecordRow>
);
