import { Checkbox } from '@mantine/core';
import { tickOffboardingTask, type OffboardingDetail } from '@talent-os/contracts/talent/offboarding';
import { day } from '@/lib/format';
import { useCommand } from '@/lib/use-command';
import { useToday } from '@/lib/use-today';
import { Quiet } from '@/ui/display/quiet';
import { Section } from '@/ui/page/section';
import css from './offboard.module.css';

/** What is done until somebody has left, by day. */
export function Tasks({ leaver: { list, may, employeeName } }: { readonly leaver: OffboardingDetail }) {
  const tick = useCommand(tickOffboardingTask);
  const today = useToday();
  const open = may.do.includes('tasks');
  return (
    <Section title="Tasks" label={`Tasks for ${employeeName}`}>
      <ul className={css.list}>
        {list.map(({ id, title, due, doneAt, doneByName }) => (
          <li key={id}>
            <Checkbox
              label={title}
              description={
                <Quiet late={!doneAt && due < today}>{doneByName ? `Done by ${doneByName}` : `Due ${day(due)}`}</Quiet>
              }
              checked={doneAt !== null}
              disabled={!open || tick.loading}
              onChange={() => tick.mutate({ offboardingTaskId: id, done: doneAt === null })}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
