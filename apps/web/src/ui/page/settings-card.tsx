import type { Operation, Output, Sent } from '@talent-os/contracts/define';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { useCommand } from '@/lib/use-command';
import { Loaded } from '../loading/loaded';
import type { QueryState } from '../loading/query-state';
import { Card } from './card';

type SettingsCardProps<T extends object, O extends Operation> = Pick<
  ComponentProps<typeof Card>,
  'description' | 'flush'
> & {
  readonly title: string;
  /** What is set now. */
  readonly query: Pick<QueryState<T>, 'data'> & Partial<QueryState<T>>;
  /** What sets it. */
  readonly operation: O;
  /** What people read once it is set. */
  readonly done: (input: Sent<O>) => string;
  /** What sets it back; what was set where absent. */
  readonly back?: (input: Sent<O>, values: T) => Sent<O>;
  readonly children: (values: T, change: (input: Sent<O>) => void, saving: boolean) => ReactNode;
};

/** Settings that are saved as soon as they are changed, with the way back. */
export function SettingsCard<T extends object, O extends Operation>(props: SettingsCardProps<T, O>) {
  const { query, operation, done, back = backOf, children, ...card } = props;
  const before = useRef<Sent<O>>(undefined);
  const text = (_: Output<O>, input: Sent<O>) => done(input);
  const restore = useCommand(operation, { done: text });
  const save = useCommand(operation, {
    undo: (_, input) => {
      const was = before.current;
      return was && { text: done(input), run: () => restore.mutate(was) };
    },
  });
  const changeFrom = (values: T) => (input: Sent<O>) => {
    before.current = back(input, values);
    save.mutate(input);
  };
  return (
    <Card {...card}>
      <Loaded query={{ ...WAITING, ...query }} skeletons={1}>
        {(values) => children(values, changeFrom(values), save.loading || restore.loading)}
      </Loaded>
    </Card>
  );
}

const WAITING = { isPending: true, isError: false, error: null, refetch: () => undefined };

/** The same change with the values there were. */
const backOf = <O extends Operation>(input: Sent<O>, values: object): Sent<O> =>
  Object.fromEntries(
    Object.entries(input as object).map(([name, value]) => [name, (values as Record<string, unknown>)[name] ?? value]),
  ) as Sent<O>;
