import { z } from 'zod';
import { industries } from '../access/tables.js';
import { operation } from '../define.js';
import { day, instant, uuid } from '../paging.js';

/** A seat nobody holds yet. */
export const Vacancy = z.object({
  positionId: uuid(),
  title: z.string(),
  department: z.string(),
  industry: z.enum(industries),
  openedAt: instant,
  /** People in its pipeline now. */
  applicants: z.int().min(0),
});
export type Vacancy = z.infer<typeof Vacancy>;

/** Seats an answer holds at most, the ones open longest first. */
export const VACANCIES_MOST = 1_000;

export const listVacancies = operation('talent.positions.vacancies', {
  http: 'none',
  access: 'internal',
  summary: 'Open seats of the organization with the department each belongs to',
  input: z.object({}),
  output: z.object({ items: z.array(Vacancy) }),
  effect: 'read',
});

/** Somebody on a seat. */
export const SeatHolder = z.object({
  userId: uuid(),
  /** The day they took it; null where that is not on record. */
  startedOn: day.nullable(),
  /** Skills the seat takes, and whether they have the level it takes; none of who asked that no score sorts them. */
  skills: z.array(z.object({ name: z.string(), meets: z.boolean() })),
});
export type SeatHolder = z.infer<typeof SeatHolder>;

/** Holders an answer names at most. */
export const HOLDERS_MOST = 5_000;

export const listHolders = operation('talent.positions.holders', {
  http: 'none',
  access: 'internal',
  summary: 'Who holds the seats of an industry, since when, and which of their skills reach the level these take',
  input: z.object({ industry: z.enum(industries) }),
  output: z.object({ items: z.array(SeatHolder) }),
  effect: 'read',
});
