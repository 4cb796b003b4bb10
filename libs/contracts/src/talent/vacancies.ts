import { z } from 'zod';
import { operation } from '../define.js';
import { instant, uuid } from '../paging.js';

/** A seat nobody holds yet. */
export const Vacancy = z.object({
  positionId: uuid(),
  title: z.string(),
  department: z.string(),
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
