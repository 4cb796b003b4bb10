import { z } from 'zod';
import { email, uuids } from '../canonical.js';
import { instant, uuid } from '../paging.js';
import { Principal } from '../access/principal.js';
import { industries, roles } from '../access/tables.js';
import { operation } from '../define.js';
import { Person } from './people.js';
import { label } from '../text.js';

export const findPeople = operation('identity.people.find', {
  http: 'GET /api/people',
  access: { audience: ['internalTeam', 'admin'] },
  summary: 'Colleagues by name, for pickers; active people of my organization only',
  input: z.object({
    search: label().max(100).optional(),
    role: z.enum(roles).optional(),
    industry: z.enum(industries).optional(),
  }),
  output: z.object({ items: z.array(Person) }),
  effect: 'read',
});

/** A colleague as the card shows them that opens from a search. */
export const Colleague = Person.extend({
  email: email(),
  department: z.string().nullable(),
  industries: z.array(z.enum(industries)),
  teams: z.array(z.string()),
  managerId: uuid().nullable(),
  managerName: z.string().nullable(),
  pronouns: z.string(),
  phone: z.string(),
  languages: z.array(z.string()),
  /** IANA name; null: the organization's. */
  timezone: z.string().nullable(),
  /** As a data address. */
  photo: z.string().nullable(),
});
export type Colleague = z.infer<typeof Colleague>;

export const getPerson = operation('identity.people.get', {
  http: 'GET /api/people/:userId',
  access: findPeople.access,
  summary: 'One colleague: what they do, where, in which teams, and whom they report to',
  input: z.object({ userId: uuid() }),
  output: Colleague,
  effect: 'read',
  errors: ['resource.missing'],
});

/** Names for ids other services hold. Unknown and foreign ids are left out. */
export const namePeople = operation('identity.people.names', {
  http: 'none',
  access: 'internal',
  summary: 'Names and roles of people by id',
  input: z.object({ ids: uuids().max(500), /** Without those who have left. */ activeOnly: z.boolean().optional() }),
  output: z.object({ people: z.array(Person) }),
  effect: 'read',
});

/** How people are reached, and whether they agree to be kept as candidates: for who keeps the pool of them. */
export const contactPeople = operation('identity.people.contacts', {
  http: 'none',
  access: 'internal',
  summary: 'Active people by id with mail, phone, industry and their consent to be kept as candidates',
  input: z.object({ ids: uuids().max(500) }),
  output: z.object({
    people: z.array(
      Person.extend({
        email: email(),
        phone: z.string().nullable(),
        /** IANA name; null: the organization's. */
        timezone: z.string().nullable(),
        industry: z.enum(industries),
        /** When they last agreed to be kept; null where they did not, or have taken it back. */
        consentAt: instant.nullable(),
      }),
    ),
  }),
  effect: 'read',
});

/** So many names are told at once. */
export const NAMES_AT_ONCE = 5_000;

/** Asked where what one person read may be shown to another: what each may read is decided by whoever asks. */
export const colleagueRights = operation('identity.people.rights', {
  http: 'none',
  access: 'internal',
  summary: 'Active colleagues by id or by name, with the rights of each of their roles',
  input: z.object({
    /** These people; the first ones by name where absent. */
    ids: uuids().max(50).optional(),
    search: label().max(100).optional(),
    /** Whose leads are looked for; the caller where absent. */
    leadsOf: uuid().optional(),
  }),
  output: z.object({
    people: z.array(
      Person.extend({
        /** One for each role they hold. */
        principals: z.array(Principal),
        /** They lead that person. */
        leads: z.boolean(),
      }),
    ),
  }),
  effect: 'read',
});

/** Every name of the organization, page by page: what a text is screened with before it leaves the product. */
export const everyName = operation('identity.people.everyName', {
  http: 'none',
  access: 'internal',
  summary: 'Names of all people of the organization, applicants and those who have left included',
  input: z.object({ /** The `next` of the page before. */ after: uuid().optional() }),
  output: z.object({ names: z.array(z.string()), next: uuid().nullable() }),
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
