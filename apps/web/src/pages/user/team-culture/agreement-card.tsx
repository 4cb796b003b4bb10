import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { listAgreements, type WorkingAgreement } from '@talent-os/contracts/identity/team-culture';
import type { Team } from '@talent-os/contracts/identity/teams';
import { useState } from 'react';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { Facts } from '@/ui/display/facts';
import { Prose } from '@/ui/display/prose';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { AgreementDialog } from './agreement-dialog';
import css from './team-culture.module.css';

type AgreementCardProps = { readonly team: Team; readonly agreement: WorkingAgreement | null };

/** What the team has agreed on, and the versions before; its lead publishes the next one. */
export function AgreementCard({ team, agreement }: AgreementCardProps) {
  const [writing, setWriting] = useState(false);
  const [earlier, setEarlier] = useState(false);
  const write = (label: string) =>
    team.relation === 'lead' && (
      <Button leftSection={<IconPencil size={16} />} onClick={() => setWriting(true)}>
        {label}
      </Button>
    );
  return (
    <Card title="Working agreement" description={team.name} actions={agreement && write('New version')}>
      {agreement ? (
        <>
          <Agreed agreement={agreement} />
          {agreement.number > 1 && (
            <Button variant="subtle" aria-expanded={earlier} onClick={() => setEarlier(!earlier)}>
              {earlier ? 'Hide earlier versions' : 'Earlier versions'}
            </Button>
          )}
          {earlier && <Earlier team={team} number={agreement.number} />}
        </>
      ) : (
        <EmptyState
          title="Your team has no agreement yet"
          text="When you work together, what you use for what, and how you meet. The lead of the team writes it down."
          action={write('Write the agreement')}
        />
      )}
      {writing && <AgreementDialog team={team} agreement={agreement} onClose={() => setWriting(false)} />}
    </Card>
  );
}

function Agreed({ agreement }: { readonly agreement: WorkingAgreement }) {
  const { number, hours, channels, meetings, publishedAt, publishedByName } = agreement;
  const { momentOf } = useFormat();
  return (
    <>
      <Facts
        items={[
          ['Hours', <Prose key="hours" text={hours} />],
          ['Channels', <Prose key="channels" text={channels} />],
          ['Meetings', <Prose key="meetings" text={meetings} />],
        ]}
      />
      <p className={css.published}>
        Version {number} · {momentOf(publishedAt)}
        {publishedByName && ` · ${publishedByName}`}
      </p>
    </>
  );
}

function Earlier({ team, number }: { readonly team: Team; readonly number: number }) {
  const versions = useQuery(query(listAgreements, { teamId: team.id }));
  return (
    <Loaded query={versions} skeletons={1}>
      {({ items }) => (
        <ul className={css.versions} aria-label="Earlier versions">
          {items
            .filter((one) => one.number < number)
            .map((one) => (
              <li key={one.number}>
                <Agreed agreement={one} />
              </li>
            ))}
        </ul>
      )}
    </Loaded>
  );
}
