import { createTask } from '@talent-os/contracts/productivity/tasks';
import { useState } from 'react';
import { useShortcut } from '@/lib/shortcuts';
import { useMay } from '@/lib/use-may';
import { lazyPart } from '@/ui/loading/lazy-part';

const NewTaskDialog = lazyPart(async () => (await import('@/features/tasks/new-task-dialog')).NewTaskDialog);

const isAsked = (): boolean => document.querySelector('[role="dialog"][aria-modal="true"]') !== null;

/** One key writes a task down from wherever people are; not below a dialog, which comes first. */
export function QuickTask() {
  const may = useMay(createTask);
  const [writes, setWrites] = useState(false);
  useShortcut('task', may ? () => !isAsked() && setWrites(true) : undefined);
  return writes && <NewTaskDialog onClose={() => setWrites(false)} />;
}
