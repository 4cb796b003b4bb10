import { z } from 'zod';
import { operation } from '../define.js';
import { uuid } from '../paging.js';
import { accountSwitched, rightsChanged } from './events.js';
import { sessionRevoked } from './sign-in-events.js';

/** Whether the access of a person can end: asked before they are offboarded. */
export const leavingPerson = operation('identity.leaving.get', {
  http: 'none',
  access: 'internal',
  summary: 'Whether an account is open, belongs to the only administrator, or may more than the caller',
  input: z.object({ userId: uuid() }),
  output: z.object({ active: z.boolean(), onlyAdministrator: z.boolean(), beyond: z.boolean() }),
  effect: 'read',
  errors: ['resource.missing'],
});

/** The access of somebody who leaves ends everywhere: what was ended already stays so. */
export const endAccess = operation('identity.leaving.end', {
  http: 'none',
  access: 'internal',
  summary: 'Close the account of somebody who leaves: sessions, connections and tokens end within five seconds',
  input: z.object({ userId: uuid() }),
  /** Whether it was open until now. */
  output: z.object({ closed: z.boolean() }),
  effect: 'write',
  events: () => [accountSwitched, rightsChanged, sessionRevoked],
  errors: ['resource.missing', 'role.lastAdministrator'],
});

export const restoreAccess = operation('identity.leaving.restore', {
  http: 'none',
  access: 'internal',
  summary: 'Open the account of somebody who stays after all, with the roles and the password it had',
  input: z.object({ userId: uuid() }),
  output: z.object({}),
  effect: 'write',
  events: () => [accountSwitched],
  errors: ['resource.missing', 'tenant.full'],
});
