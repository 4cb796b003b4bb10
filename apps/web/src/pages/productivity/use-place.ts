import { useSearchParams } from 'react-router-dom';

export const views = {
  today: 'Today',
  goals: 'Goals',
  tasks: 'Tasks',
  progress: 'Progress',
} as const;
export type View = keyof typeof views;

const isView = (text: string | null): text is View => text !== null && Object.hasOwn(views, text);
type Changes = Readonly<Record<string, string | undefined>>;

/** Which part of the hub is shown and what is open beside it, kept in the address: it can be shared, and Back closes it. */
export function usePlace() {
  const [params, setParams] = useSearchParams();
  const set = (changes: Changes, replace: boolean) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace },
    );
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
    openTask: (task: string) => set({ task }, false),
    openGoal: (goal: string) => set({ open: goal }, false),
    create: (what: 'task' | 'goal') => set({ new: what }, false),
    close: () => set({ task: undefined, open: undefined, new: undefined }, true),
  };
}

export type Place = ReturnType<typeof usePlace>;
