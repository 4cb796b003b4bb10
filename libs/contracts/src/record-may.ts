import { z } from 'zod';

/** What the caller may do with a record where every deed takes it to another state. */
export const mayGoTo = <const State extends z.ZodType<string>>(state: State) => z.object({ to: z.array(state) });

/** What the caller may do with a record whose state is never chosen. */
export const mayDo = <const Actions extends readonly [string, ...(readonly string[])]>(actions: Actions) =>
  z.object({ do: z.array(z.enum(actions)) });

/**
 * What the caller may do with a record as it stands. The server says it, by the rules it refuses by, so that no screen
 * works them out again. `to`: the states they may take it to, given what each asks for; `do`: what else they may do.
 */
export const mayOf = <
  const State extends z.ZodType<string>,
  const Actions extends readonly [string, ...(readonly string[])],
>(
  state: State,
  actions: Actions,
) => mayGoTo(state).extend(mayDo(actions).shape);
