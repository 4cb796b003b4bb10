import type { Operation } from '@talent-os/contracts';
import { NOW, companyOf, madeUp } from '../../test/company.js';
import type { Scene } from '../../understand.js';
import type { Change, Draft, Proposed } from '../change.js';
import { corrected } from '../correct.js';
import { briefly } from '../../understood.js';
import { draftOf, resumed } from '../draft.js';

type Answers = Readonly<Record<string, unknown>>;
type ResultRow = Readonly<Record<string, unknown>>;
const idOf = (number: number): string => `0192a000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const rows = (start: number, facts: readonly ResultRow[]): ResultRow[] =>
  facts.map((fact, at) => ({ id: idOf(start + at), version: 1, ...fact }));
const listOf = (items: readonly ResultRow[]) => ({ items, total: items.length });

const deals = rows(1, [
  {
    name: 'Fleet renewal',
    accountName: 'Orchard Logistics',
    stage: 'qualified',
    amount: 4_000_000,
    closeDate: '2026-12-10',
    source: 'referral',
    competitor: null,
  },
  {
    name: 'Second site',
    accountName: 'Pine Valley Clinics',
    stage: 'proposal',
    amount: 9_000_000,
    closeDate: '2027-01-15',
    source: 'inbound',
    competitor: null,
  },
]);
const tasks = rows(20, [
  { title: 'Order badges', status: 'todo', due: '2026-11-24', priority: 'normal', notes: null, goalId: null },
  { title: 'Call the printer', status: 'in_progress', due: null, priority: 'high', notes: null, goalId: null },
]);
const shift = {
  endTime: '19:00',
  startsAt: '2026-11-25T12:00:00Z',
  endsAt: '2026-11-26T00:00:00Z',
  hours: 12,
  requiredCredentials: [],
  requiredSkills: [],
};
const own = rows(40, [
  { ...shift, department: 'Telemetry', date: '2026-11-25', startTime: '07:00', status: 'confirmed', swapId: null },
  { ...shift, department: 'Pediatrics', date: '2026-11-27', startTime: '19:00', status: 'confirmed', swapId: null },
]);
const swaps = [
  {
    ...shift,
    id: idOf(60),
    assignmentId: idOf(61),
    colleagueName: 'Dana Reyes',
    department: 'Telemetry',
    date: '2026-11-29',
    startTime: '07:00',
  },
  {
    ...shift,
    id: idOf(62),
    assignmentId: idOf(63),
    colleagueName: 'Ola Berg',
    department: 'Oncology',
    date: '2026-11-30',
    startTime: '19:00',
  },
];
const incidents = rows(80, [
  { title: 'Laptop left on a train', status: 'triaged', severity: 'medium', type: 'data_exposure', assigneeName: null },
  {
    title: 'Odd sign-ins at night',
    status: 'investigating',
    severity: 'high',
    type: 'account',
    assigneeName: 'Ann Weld',
  },
]);

/** Answers of an office that is small enough to know by heart; what is not told here is made up. */
const office: Answers = {
  'sales.deals.list': listOf(deals),
  'productivity.tasks.list': listOf(tasks),
  'healthcare.shifts.schedule': { items: own },
  'healthcare.swaps.options': { items: swaps },
  'cyber.incidents.list': listOf(incidents),
  'healthcare.shifts.words': {
    departments: ['Telemetry', 'Intensive care'],
    credentials: ['Basic Life Support', 'Registered Nurse'],
    skills: [],
  },
};
const details: Readonly<Record<string, readonly [field: string, rows: readonly ResultRow[]]>> = {
  'sales.deals.get': ['dealId', deals],
  'productivity.tasks.get': ['taskId', tasks],
  'cyber.incidents.get': ['incidentId', incidents],
};

/** Somebody in that office, in a hub. */
export function officeScene(hub: string, locked: readonly string[] = []): Scene {
  const { scene } = companyOf();
  const known = new Map<string, unknown>();
  const call = async (operation: Operation, args: ResultRow): Promise<unknown> => {
    const detail = details[operation.name];
    const row = detail?.[1].find(({ id }) => id === args[detail[0]]);
    if (!known.has(operation.name))
      known.set(operation.name, office[operation.name] ?? madeUp(operation, known.size + 5));
    return structuredClone(row ? { ...(madeUp(operation, 3) as ResultRow), ...row } : known.get(operation.name));
  };
  const ability = {
    can: (_: string, subject: unknown) => !locked.some((one) => JSON.stringify(subject).includes(one)),
  };
  const ctx = { ...scene.run.ctx, call, ability };
  const bound = { ...ctx, withDeadline: () => bound };
  return { ...scene, hub, run: { ...scene.run, ctx: bound as never } };
}

/** The last change of a conversation. */
export async function talk(scene: Scene, ...texts: readonly string[]): Promise<Change | undefined> {
  let draft: Draft | undefined;
  let proposed: Proposed | undefined;
  let change: Change | undefined;
  for (const text of texts) {
    const answered = draft ? await resumed(draft, text, scene) : proposed && (await corrected(proposed, text, scene));
    change = answered ?? (await draftOf(text, scene)) ?? (await briefly(text, scene));
    if (change?.kind === 'asks') draft = change.draft;
    else if (change) draft = undefined;
    proposed = change?.kind === 'complete' ? { ...change.known, callId: 'x' } : undefined;
  }
  return change;
}

export const today = NOW.toISOString().slice(0, 10);
export const ids = { deals, tasks, own, swaps, incidents };
