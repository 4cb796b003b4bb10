import { ownerQuery } from './owner-query.js';

/** What a service notes as due of a subject: by kind, with the instant (ISO). */
export const dueOf = (service: string, subjectId: string) =>
  ownerQuery<{ kind: string; at: string }>(
    `select kind, to_char(due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from ${service}.due
     where subject_id = $1 order by kind`,
    [subjectId],
  );

/** The day (UTC) on which a subject is due; nothing where it is not. */
export const dueDayOf = async (service: string, subjectId: string) =>
  (await dueOf(service, subjectId))[0]?.at.slice(0, 10);

/** As if a subject were due on another day. */
export const makeDueOn = (service: string, subjectId: string, day: string) =>
  ownerQuery(`update ${service}.due set due_at = $2::date::timestamp at time zone 'UTC' where subject_id = $1`, [
    subjectId,
    day,
  ]);
