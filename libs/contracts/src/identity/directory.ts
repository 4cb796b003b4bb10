import { z } from 'zod';
import { industries, roles } from '../access/tables.js';
import { operation } from '../define.js';
import { Person } from './people.js';

export const findPeople = operation('identity.people.find', {
  http: 'GET /api/people',
  access: { audience: ['internalTeam', 'admin'] },
  summary: 'Colleagues by name, for pickers; active people of my organization only',
  input: z.object({
    search: z.string().trim().max(100).optional(),
    role: z.enum(roles).optional(),
    industry: z.enum(industries).optional(),
  }),
  output: z.object({ items: z.array(Person) }),
  effect: 'read',
});

/** Names for ids other services hold. Unknown and foreign ids are left out. */
export const namePeople = operation('identity.people.names', {
  http: 'none',
  access: 'internal',
  summary: 'Names and roles of people by id',
  input: z.object({ ids: z.array(z.uuid()).max(500) }),
  output: z.object({ people: z.array(Person) }),
  effect: 'read',
});

/** People who hold a role: whom a notification or an approval goes to. */
export const peopleInRole = operation('identity.people.inRole', {
  http: 'none',
  access: 'internal',
  summary: 'Active people who hold a role in an industry',
  input: z.object({ role: z.enum(roles), industry: z.enum(industries) }),
  output: z.object({ people: z.array(Person) }),
  effect: 'read',
});
