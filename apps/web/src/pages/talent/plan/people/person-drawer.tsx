import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getTeamPerson, type TeamPersonDetail } from '@talent-os/contracts/talent/team-people';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
import { useToday } from '@/lib/use-today';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { Facts } from '@/ui/display/facts';
import { RequestDialog } from '../../transition/request-dialog';
import { nextText, tenureText } from './labels';
import { NameDialog } from './name-dialog';
import { Needs } from './needs';
import { Standing } from './people-columns';
import { Successors } from './successors';

type PersonDrawerProps = { readonly positionId: string; readonly onClose: () => void };

/** Somebody on their seat: what their next role takes, who succeeds them, and what may be done. */
export function PersonDrawer({ positionId, onClose }: PersonDrawerProps) {
  const person = useQuery(query(getTeamPerson, { positionId }));
  return (
    <RecordDrawer query={person} title={person.data?.name ?? 'Person'} onClose={onClose}>
      {(data) => <Body person={data} />}
    </RecordDrawer>
  );
}

type PartProps = { readonly person: TeamPersonDetail };

function Body({ person }: PartProps) {
  const today = useToday();
  const { title, department, location, managerName, sinceOn, successorFor } = person;
  return (
    <Stack gap="lg">
      {(successorFor.length > 0 || person.moving) && (
        <Group gap="xs">
          <Standing person={person} />
        </Group>
      )}
      <Facts
        items={[
          ['Role', title],
          ['Team', `${department}, ${location}`],
          ['Manager', managerName],
          ['In this seat', sinceOn && `${tenureText(sinceOn, today)}, since ${day(sinceOn)}`],
          ['Next role', nextText(person)],
          ['Successor for', successorFor.length > 0 && successorFor.join(', ')],
        ]}
      />
      <Actions person={person} />
      <Needs person={person} />
      <Successors person={person} />
    </Stack>
  );
}

function Actions({ person: { id, personId, name, may } }: PartProps) {
  const [dialog, setDialog] = useState<'name' | 'move'>();
  const navigate = useNavigate();
  const close = () => setDialog(undefined);
  if (may.do.length === 0) return null;
  return (
    <Group gap="xs" role="group" aria-label="Actions">
      {may.do.includes('name') && (
        <Button size="sm" variant="default" onClick={() => setDialog('name')}>
          Name a successor
        </Button>
      )}
      {may.do.includes('move') && (
        <Button size="sm" variant="default" onClick={() => setDialog('move')}>
          Start a transition
        </Button>
      )}
      {dialog === 'name' && <NameDialog positionId={id} name={name} onClose={close} />}
      {dialog === 'move' && (
        <RequestDialog
          employee={{ id: personId, name }}
          onClose={close}
          onDone={(transition) => void navigate(`/talent/transition?transition=${transition}`)}
        />
      )}
    </Group>
  );
}
