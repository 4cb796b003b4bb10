import { abilityFor, type Principal } from '@talent-os/contracts';
import { compliances, industries, modules, roles } from '@talent-os/contracts/access/tables.js';

const ID = '01939c00-0000-7000-8000-000000000001';
const PLACE = { organizationId: ID, userId: ID };
const EVERYWHERE = {
  ...PLACE,
  sessionId: ID,
  currentIndustry: 'SALES' as const,
  roleIndustries: ['SALES' as const],
  organizationIndustries: [...industries],
  organizationModules: [...modules],
  deployment: 'multi-industry' as const,
  addedPermissions: [],
  hiddenModules: [],
  compliances: [...compliances],
  internalMobility: true,
};
const nothing = (): undefined => undefined;
/** What another service answers: lists with nothing in them, and where the organization is. */
const answer = new Proxy({}, { get: (_, key) => (key === 'timezone' ? 'UTC' : key === 'then' ? undefined : []) });
const call = () => Promise.resolve(answer);

/** Answers every question with no rows: what is built on the way to it is what is looked at. */
const reader = {
  read: () => Promise.resolve([]),
  readOne: () => Promise.resolve(undefined),
};

export const transaction = {
  ...reader,
  rows: () => Promise.resolve([]),
  advisoryLock: () => Promise.resolve(),
  lock: () => Promise.resolve({}),
  get: () => Promise.resolve({}),
  find: () => Promise.resolve(null),
  findAll: () => Promise.resolve([]),
};

export const database = {
  ...reader,
  readExisting: () => Promise.resolve({}),
  write: (work: (tx: typeof transaction) => unknown) => work(transaction),
};

/** A caller of each role: what a statement reaches depends on it. */
export const callers = (): readonly object[] =>
  roles.map((activeRole) => {
    const principal: Principal = { ...EVERYWHERE, activeRole };
    const ctx = {
      ...PLACE,
      principal,
      ability: abilityFor(principal),
      caller: principal,
      meta: {},
      operation: 'a.b.c',
      now: new Date(),
      log: console,
      db: database,
      call,
      emit: nothing,
      enqueue: nothing,
    };
    return Object.assign(ctx, { forOrganization: () => ctx, withDeadline: () => ctx });
  });
