import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { unblockOnboardingTask } from '@talent-os/contracts/talent/onboarding-changes';
import type { OnboardingTask } from '@talent-os/contracts/talent/onboarding';
import { useState } from 'react';
import { useCommand } from '@/lib/use-command';
import { BlockDialog } from './block-dialog';
import { ReassignDialog } from './reassign-dialog';
import type { Ticks } from './use-ticks';

type TaskMenuProps = {
  readonly task: OnboardingTask;
  /** The task, and whose it is where several are called the same. */
  readonly named: string;
  readonly ticks: Ticks;
};

/** What else can be done with an open task. */
export function TaskMenu({ task, named, ticks }: TaskMenuProps) {
  const [asking, setAsking] = useState<'block' | 'reassign'>();
  const unblock = useCommand(unblockOnboardingTask, { done: `${task.title} can begin` });
  const { id: onboardingTaskId, may } = task;
  const close = () => setAsking(undefined);
  // A task that only waits for others, of a person who does not run onboarding, has nothing to choose.
  if (may.to.length + may.do.length === 0) return null;
  return (
    <>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={`Actions: ${named}`}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {may.to.includes('in_progress') && (
            <Menu.Item onClick={() => void ticks.change(task, 'in_progress')}>Start</Menu.Item>
          )}
          {may.do.includes('unblock') ? (
            <Menu.Item onClick={() => unblock.mutate({ onboardingTaskId })}>Unblock</Menu.Item>
          ) : (
            may.to.includes('todo') && <Menu.Item onClick={() => void ticks.change(task, 'todo')}>Back to do</Menu.Item>
          )}
          {may.to.includes('blocked') && <Menu.Item onClick={() => setAsking('block')}>Report as blocked</Menu.Item>}
          {may.do.includes('reassign') && <Menu.Item onClick={() => setAsking('reassign')}>Reassign</Menu.Item>}
          {may.to.includes('skipped') && <Menu.Item onClick={() => void ticks.change(task, 'skipped')}>Skip</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      {asking === 'block' && <BlockDialog task={task} onClose={close} />}
      {asking === 'reassign' && <ReassignDialog task={task} onClose={close} />}
    </>
  );
}
