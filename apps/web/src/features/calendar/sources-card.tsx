import { Button, Switch } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import {
  changeCalendarSource,
  dropCalendarSource,
  listCalendarSources,
  readCalendarSource,
  sourceProblems,
  SOURCES_MOST,
  type CalendarSource,
} from '@talent-os/contracts/productivity/calendar-sources';
import { counted } from '@/lib/counted';
import { ago } from '@/lib/format';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { RowButton } from '@/ui/button/row-button';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { Quiet } from '@/ui/display/quiet';
import { StatusBadge } from '@/ui/display/status-badge';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import { AddSourceDialog } from './add-source-dialog';

/** The calendars outside whose appointments take the caller's time. */
export function SourcesCard() {
  const sources = useQuery(query(listCalendarSources, {}));
  const [adding, { open, close }] = useDisclosure(false);
  const [ask, question] = useConfirmed(dropCalendarSource, ({ id, name }: CalendarSource) => ({
    input: { calendarSourceId: id },
    done: `${name} takes no time any more`,
    danger: true,
    title: `Disconnect ${name}?`,
    confirm: 'Disconnect',
    children: 'Its address is forgotten, and the times it took are free for interviews again.',
  }));
  return (
    <Card
      flush
      title="Busy times"
      description="When your other calendars say you are busy, nobody is offered that time for an interview. What you are busy with is not kept."
      actions={
        sources.data &&
        sources.data.items.length > 0 &&
        sources.data.items.length < SOURCES_MOST && (
          <Button variant="default" onClick={open}>
            Add calendar
          </Button>
        )
      }
    >
      <Loaded query={sources} skeletons={1}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title="Nothing connected"
              text="Subscribe to the secret address (iCal) of a calendar of yours. It is read every 15 minutes."
              action={<Button onClick={open}>Add calendar</Button>}
            />
          ) : (
            <ul className={rows.rows} aria-label="Calendars that take time">
              {items.map((one) => (
                <Source key={one.id} source={one} onDisconnect={() => ask(one)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {adding && <AddSourceDialog onClose={close} />}
      {question}
    </Card>
  );
}

type SourceProps = { readonly source: CalendarSource; readonly onDisconnect: () => void };

function Source({ source, onDisconnect }: SourceProps) {
  const { id, name, host, used, readAt, problem, busyTimes, version } = source;
  const change = useCommand(changeCalendarSource, {
    done: (_, input) => (input.used ? `${name} takes time` : `${name} takes no time`),
  });
  const again = useCommand(readCalendarSource, {
    done: (output) => (output.problem ? sourceProblems[output.problem] : `${name} was read`),
  });
  const state = [
    host,
    used && counted(busyTimes, 'busy times'),
    used && (readAt ? `read ${ago(readAt)}` : 'not read yet'),
  ].filter(Boolean);
  return (
    <RecordRow
      name={name}
      badges={problem && <StatusBadge variant="warning">Not read</StatusBadge>}
      actions={
        <>
          <Switch
            label="Use"
            aria-label={`Use ${name}`}
            checked={used}
            disabled={change.loading}
            onChange={() => change.mutate({ calendarSourceId: id, name, used: !used, version })}
          />
          {used && (
            <RowButton
              label="Read now"
              of={name}
              variant="default"
              loading={again.loading}
              onClick={() => again.mutate({ calendarSourceId: id })}
            />
          )}
          <RowButton label="Disconnect" of={name} variant="subtle" onClick={onDisconnect} />
        </>
      }
    >
      <Quiet>{state.join(' · ')}</Quiet>
      {problem && <Quiet>{sourceProblems[problem]}. The times it took before stay.</Quiet>}
    </RecordRow>
  );
}
