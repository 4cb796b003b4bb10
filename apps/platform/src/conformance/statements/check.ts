import 'reflect-metadata';
import { pg } from '@talent-os/service-kit/database/types';
import type { Column } from '@talent-os/service-kit/database/wire-query';
import { describe, differences, type ResultColumns } from './columns.js';
import { fillTables, orders, scans } from './plans.js';
import { load, services } from '../../parts.js';
import { statementsOf, type Statement } from './statements.js';

/** Lists that hold a million rows. */
const LISTS = [
  'services/sales/src/deals/deals.queries.ts',
  'services/talent/src/applications/applications.queries.ts',
  'services/talent/src/candidates/candidates.queries.ts',
  'services/healthcare/src/shifts/roster/roster.queries.ts',
  'services/cyber/src/incidents/incidents.queries.ts',
  'services/cyber/src/threats/threats.queries.ts',
  'services/audit/src/trail/trail.controller.ts',
];
const TEXT = pg.types.builtins.TEXT;

export interface Checked {
  readonly statements: number;
  /** Different texts among all their forms. */
  readonly texts: number;
  readonly faults: readonly string[];
  /** Statements that read a long table from end to end. */
  readonly scans: readonly string[];
  /** Indexes that lists are cut out of, as `file index`. */
  readonly orders: readonly string[];
}

/** Prepares every statement in all its forms and compares what it gives with the type of its rows. */
async function check(client: pg.Client, statements: readonly Statement[]): Promise<Omit<Checked, 'scans' | 'orders'>> {
  const described = new Map<string, readonly Column[] | Error>();
  const faults = new Set<string>();
  for (const { place, row, method, forms } of statements) {
    if (forms instanceof Error) faults.add(`${place} cannot be tried: ${forms.message}`);
    else
      for (const text of forms) {
        const columns = described.get(text) ?? (await describe(client, text));
        described.set(text, columns);
        for (const fault of [...faultsOf(columns, method, row), ...misuses(method, text)])
          faults.add(`${place} ${fault}`);
      }
  }
  return { statements: statements.length, texts: described.size, faults: [...faults] };
}

function faultsOf(columns: readonly Column[] | Error, method: string, row: ResultColumns | undefined): string[] {
  if (columns instanceof Error) return [columns.message];
  if (method === 'json') return columns.length === 1 && columns[0]?.dataTypeID === TEXT ? [] : ['gives no single text'];
  return row ? differences(row, columns) : [];
}

const CHANGES =
  /\b(insert\s+into|update\s+\w+\.\w+|delete\s+from|for\s+(no\s+key\s+)?update|for\s+share)\b|\bpg_advisory_xact_lock\(/;

/** What is read changes and locks nothing; whoever reads a handler sees by the method which it is. */
function misuses(method: string, text: string): string[] {
  if (CHANGES.test(text) === (method === 'execute')) return [];
  return [method === 'execute' ? 'changes nothing: read it' : 'changes or locks rows: execute it'];
}

// A process of its own: modules are asked as Node loads them, which a test runner does in its own way.
const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
const statements = await statementsOf(JSON.parse(process.env.PLANTED ?? '{}') as Record<string, string>);
const fitting = await check(client, statements);
await fillTables(client);
const definitions = await load(Object.keys(services));
const outside = new Set(definitions.flatMap(({ untenanted = [] }) => untenanted.map(({ table }) => table)));
const wrong = new Set(fitting.faults.map((fault) => fault.split(' ')[0]));
const sound = statements.filter(({ place }) => !wrong.has(place));
const scanned = await scans(client, sound, outside);
const lists = sound.filter(({ place }) => LISTS.some((list) => place.startsWith(list)));
const checked: Checked = { ...fitting, scans: scanned, orders: await orders(client, lists) };
process.stdout.write(JSON.stringify(checked));
await client.end();
// Modules of services keep what they opened.
process.exit();
