import { abilityFor, type AppAbility, type Operation, type Role } from '@talent-os/contracts';
import { schemaOf, type JsonSchema } from '@talent-os/contracts/fields/walk.js';
import type { Ctx } from '@talent-os/service-kit';
import { principalOf } from '../../tools/test/callers.js';
import { platformRun } from '../../tools/tool-run.js';
import type { Scene } from '../understand.js';
import type { Lexicon } from '../lexicon.js';

/** A Friday. */
export const NOW = new Date('2026-11-20T15:00:00Z');
const ROWS = 8;

/** Numbers that come out the same every time. */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const HEADS = 'Zor Quib Vex Mar Tam Cor Lum Hal Brix Fer Nim Ost Pell Ron Sab Tych'.split(' ');
const MIDDLES = 'a e i o u ala ero ino upa yra'.split(' ');
const TAILS = 'bek dov fin gast hul jorn kesh lund mott nask pryl quen rusk stov tarn vik'.split(' ');
/** A name that means nothing, another one for each number. */
const nameOf = (number: number): string => {
  const word = (at: number) =>
    `${HEADS[at % 16]}${MIDDLES[Math.floor(at / 16) % 10]}${TAILS[Math.floor(at / 160) % 16]}`;
  return `${word(number * 7 + 3)} ${word(number * 11 + 1_013)}`;
};

/** An answer of an operation as its contract describes it, made up; texts are names that mean nothing. */
export function madeUp(operation: Operation, seed: number): unknown {
  const roll = dice(seed);
  const day = () => new Date(NOW.getTime() + (roll(120) - 60) * 86_400_000).toISOString().slice(0, 10);
  let count = 0;
  const fake = (schema: JsonSchema, name: string): unknown => {
    const options = schema.anyOf ?? schema.oneOf;
    if (options) return fake(options.find(({ type }) => type !== 'null') ?? options[0]!, name);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum[roll(schema.enum.length)];
    if (schema.type === 'array') return Array.from({ length: ROWS }, () => fake(schema.items ?? {}, name));
    // Nothing is understood by what may be done with a row: it changes no other value either.
    if (name === 'may') return { to: [], do: [] };
    if (schema.type === 'object')
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, fake(inner, key)]));
    if (schema.type === 'boolean') return roll(2) === 1;
    if (schema.type !== 'string') return name === 'total' ? ROWS : 1 + roll(90);
    if (schema.format === 'date') return day();
    if (schema.format === 'date-time') return `${day()}T15:00:00Z`;
    if (schema.format === 'uuid') return crypto.randomUUID();
    if (name === 'timezone') return 'America/New_York';
    if (name === 'currency') return 'USD';
    if (name === 'month') return day().slice(0, 7);
    count += 1;
    return nameOf(seed * 101 + count);
  };
  return fake(schemaOf(operation, 'out'), '');
}

type Company = { readonly scene: Scene; readonly answerOf: (operation: Operation) => unknown; readonly ctx: Ctx };

/**
 * A company that is made up, as somebody of a role sees it, or as nobody does who may read everything; every operation
 * answers the same each time.
 */
export function companyOf(lexicon?: Lexicon, role?: Role): Company {
  const answers = new Map<string, unknown>();
  const answerOf = (operation: Operation): unknown => {
    if (!answers.has(operation.name)) answers.set(operation.name, madeUp(operation, answers.size + 3));
    return answers.get(operation.name);
  };
  const principal = principalOf(role ?? 'ORGANIZATION_ADMIN', { userId: crypto.randomUUID() });
  const made = {
    principal,
    ability: role ? abilityFor(principal) : ({ can: () => true } as unknown as AppAbility),
    userId: principal.userId,
    organizationId: principal.organizationId,
    now: NOW,
    call: async (operation: Operation) => structuredClone(answerOf(operation)),
    withDeadline: () => made,
    db: {
      readOne: () => Promise.resolve(undefined),
      write: (work: (tx: unknown) => Promise<unknown>) => work({ insert: () => Promise.resolve({}) }),
    },
    emit: () => undefined,
  };
  const ctx = made as unknown as Ctx;
  const run = platformRun(ctx, crypto.randomUUID());
  return {
    ctx,
    scene: { run, hub: 'general', timezone: 'America/New_York', me: 'Jo Rep', ...(lexicon && { lexicon }) },
    answerOf,
  };
}
