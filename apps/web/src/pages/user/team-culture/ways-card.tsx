import { Button } from '@mantine/core';
import type { Output } from '@talent-os/contracts/define';
import type { getTeamCulture, WayOfWorking } from '@talent-os/contracts/identity/team-culture';
import { useState } from 'react';
import { useMe } from '@/lib/session';
import { Facts } from '@/ui/display/facts';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { Card } from '@/ui/page/card';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import { WayDialog, wayLabels } from './way-dialog';

export type TeamPeople = Output<typeof getTeamCulture>['people'];

/** How each of the team works best; one's own is written here. */
export function WaysCard({ people }: { readonly people: TeamPeople }) {
  const me = useMe().user;
  const [editing, setEditing] = useState(false);
  const own = people.find(({ id }) => id === me.id);
  return (
    <Card
      flush
      title="How we work best"
      actions={
        own && (
          <Button variant="default" onClick={() => setEditing(true)}>
            {own.way ? 'Edit mine' : 'Write mine'}
          </Button>
        )
      }
    >
      <ul className={rows.rows} aria-label="How we work best">
        {people.map(({ id, name, title, lead, way }) => (
          <RecordRow key={id} name={name} badges={lead && <StatusBadge variant="secondary">Lead</StatusBadge>}>
            <Quiet>{title}</Quiet>
            {way ? <Way way={way} /> : <Quiet>Has written nothing yet</Quiet>}
          </RecordRow>
        ))}
      </ul>
      {editing && <WayDialog way={own?.way ?? null} onClose={() => setEditing(false)} />}
    </Card>
  );
}

const Way = ({ way }: { readonly way: WayOfWorking }) => (
  <Facts items={wayLabels.map(([name, label]) => [label, way[name]])} />
);
