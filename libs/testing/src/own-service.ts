import { namePeople } from '@talent-os/contracts/identity/directory.js';
import { organizationTimezone } from '@talent-os/contracts/identity/organizations.js';
import type { ServiceDefinition } from '@talent-os/service-kit';
import type { ServiceParts } from '@talent-os/service-kit/host/call-context';
import { ownerQuery } from './owner-query.js';

type Options = {
  /** What other services answer, by operation. */
  readonly answers?: Readonly<Record<string, object>>;
  /** How many transactions it may have at a time. */
  readonly connections?: number;
  /** The address of its database; the one all tests share where absent. */
  readonly at?: string;
};

type Asked = { readonly headers: { readonly org?: string } };

/**
 * What other services answer where a test says nothing. Names are old on another day, and asked for again. The
 * timezone is the organization's own: with another one, the day of a row made over the gateway and the day of the same
 * row here differ for some hours of every day.
 */
const USUAL: Readonly<Record<string, (asked: Asked, at?: string) => Promise<object>>> = {
  [namePeople.name]: async () => ({ people: [] }),
  [organizationTimezone.name]: async ({ headers }, at) => {
    const [row] = await ownerQuery('select timezone from identity.organization where id = $1', [headers.org], at);
    return row ?? { timezone: 'UTC' };
  },
};

/** A service as its own jobs and listeners know it: its rows and its outbox, without broker or gateway. For tests that choose the time. */
export async function openOwnService(definition: ServiceDefinition, { answers = {}, connections, at }: Options = {}) {
  // Few files need a database of their own, and what opens one is much to load.
  const [{ readConfig }, { Database }, { systemContext }, { forgetTimezones }] = await Promise.all([
    import('@talent-os/service-kit/config'),
    import('@talent-os/service-kit/database/database'),
    import('@talent-os/service-kit/host/background-context'),
    import('@talent-os/service-kit/people/timezone-of'),
  ]);
  forgetTimezones();
  const database = await Database.open(
    definition,
    readConfig({
      ...process.env,
      DATABASE_URL: at ?? process.env.TEST_DATABASE_URL,
      ...(connections && { DATABASE_POOL: String(connections) }),
    }),
  );
  const log = { child: () => log, error: (problem: unknown) => console.error(problem) };
  const bus = {
    request: async (operation: string, asked: Asked) => ({
      status: 200,
      headers: {},
      body: JSON.stringify(answers[operation] ?? (await USUAL[operation]?.(asked, at)) ?? {}),
    }),
  };
  const parts = { service: definition.name, database, log, bus, committed: () => undefined };
  return {
    /** What work without a caller gets: of no organization and at this moment unless it says otherwise. */
    context: ({ name }: { readonly name: string }, organizationId?: string, now?: Date) =>
      systemContext(parts as unknown as ServiceParts, name, organizationId, now),
    close: () => database.close(),
  };
}

export type OwnService = Awaited<ReturnType<typeof openOwnService>>;
