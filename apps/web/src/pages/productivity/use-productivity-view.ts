import { useViewParams } from '../../lib/use-view-params';

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
  const [params, change, setParams] = useViewParams();
  const view = params.get('view');
  const made = params.get('new');
  return {
    view: isView(view) ? view : ('today' as const),
    taskId: params.get('task') ?? undefined,
    goalId: params.get('open') ?? undefined,
    creating: made === 'task' || made === 'goal' ? made : undefined,
    show: (next: View) => setParams(next === 'today' ? {} : { view: next }),
    /** The address of this place with a goal open beside it. */
    withGoal: (goal: string) =>
      `?${new URLSearchParams([...params].filter(([name]) => name !== 'open').concat([['open', goal]]))}`,
    openTask: (task: string) => change({ task }),
    openGoal: (goal: string) => change({ open: goal }),
    create: (what: 'task' | 'goal') => change({ new: what }),
    close: () => change({ task: undefined, open: undefined, new: undefined }, { replace: true }),
  };
}

export type ProductivityView = ReturnType<typeof useProductivityView>;
