import { useOpened } from '@/lib/use-opened';
import { useViewParams } from '@/lib/use-view-params';

export const views = {
  today: 'Today',
  goals: 'Goals',
  tasks: 'Tasks',
  progress: 'Progress',
} as const;
export type View = keyof typeof views;

const isView = (text: string | null): text is View => text !== null && Object.hasOwn(views, text);

/** Which part of the hub is shown and what is open beside it, kept in the address: it can be shared, and Back closes it. */
export function useProductivityView() {
  const [params, , setParams] = useViewParams();
  const { opened, open, to, create, close } = useOpened({ task: 'id', open: 'id', new: ['task', 'goal'] });
  const view = params.get('view');
  return {
    view: isView(view) ? view : ('today' as const),
    taskId: opened.task,
    goalId: opened.open,
    creating: opened.new,
    show: (next: View) => setParams(next === 'today' ? {} : { view: next }),
    /** The address of this place with a goal open beside it. */
    withGoal: (goal: string) => to({ open: goal }),
    openTask: (task: string) => open({ task }),
    openGoal: (goal: string) => open({ open: goal }),
    create,
    close,
  };
}

export type ProductivityView = ReturnType<typeof useProductivityView>;
