import { industries } from '@talent-os/contracts';
import { Email } from '@talent-os/contracts/identity/auth.js';
import type { Plan } from '@talent-os/identity/setup/set-up';
import { parseArgs } from 'node:util';
import { z } from 'zod';

export const USAGE = `setup --organization "Name" --email administrator@example.org
      [--industries ${industries.join(',')}] [--currency USD] [--timezone UTC] [--another] [--if-needed]`;

const isTimezone = (name: string) => Intl.supportedValuesOf('timeZone').includes(name) || name === 'UTC';

const Arguments = z.object({
  organization: z.string('is needed').trim().min(2, 'is needed').max(120),
  email: Email,
  industries: z
    .string()
    .default(industries.join())
    .transform((list) => [...new Set(list.split(',').map((one) => one.trim().toUpperCase()))])
    .pipe(z.array(z.enum(industries, `takes a list of ${industries.join(', ')}`)).min(1)),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'is an ISO 4217 code, such as USD')
    .default('USD'),
  timezone: z.string().refine(isTimezone, 'is an IANA name, such as Europe/Berlin').default('UTC'),
  another: z.boolean().default(false),
  'if-needed': z.boolean().default(false),
});

/** `ifNeeded`: an installation that is set up already is no failure. */
type SetupInput = { readonly plan: Plan; readonly ifNeeded: boolean };

/** What the command line asks for. Throws, naming each argument that is wrong. */
export function askedFor(argv: readonly string[]): SetupInput {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = {
    organization: text,
    email: text,
    industries: text,
    currency: text,
    timezone: text,
    another: flag,
    'if-needed': flag,
  } as const;
  let values: unknown;
  try {
    values = parseArgs({ args: [...argv], options, strict: true }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message}\nUsage: ${USAGE}`, { cause: error });
  }
  const parsed = Arguments.safeParse(values);
  if (parsed.success) {
    const { 'if-needed': ifNeeded, ...plan } = parsed.data;
    return { plan, ifNeeded };
  }
  const lines = parsed.error.issues.map(({ path, message }) => `  --${String(path[0])}: ${message}`);
  throw new Error(`${lines.join('\n')}\nUsage: ${USAGE}`);
}
