import { errors, type ErrorCode } from '@talent-os/contracts';
import type { Ctx } from '@talent-os/service-kit';
import { peopleById } from '../people/people.js';
import type { LoadedApplication } from './reach.js';

/** One of several applications, with what stood against the change. */
export type Outcome = LoadedApplication & { readonly refusal: ErrorCode | undefined };

export const doneOf = (outcomes: readonly Outcome[]): string[] =>
  outcomes.filter(({ refusal }) => !refusal).map(({ application }) => application.id);

/** What was refused, with the name of the person and the text people read. */
export async function refusedOf(ctx: Ctx, outcomes: readonly Outcome[]) {
  const refused = outcomes.flatMap(({ application, refusal }) => (refusal ? [{ application, refusal }] : []));
  if (refused.length === 0) return [];
  const people = await peopleById(
    ctx,
    refused.map(({ application }) => application.userId),
  );
  return refused.map(({ application: { id, userId }, refusal }) => ({
    applicationId: id,
    personName: people(userId).name,
    text: errors[refusal].title,
  }));
}
