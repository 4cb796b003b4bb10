// Applications `a` as their own person knows them: a rejection may be taken back until the person is told of it, so for
// them the application goes on until then.

const REJECTION_NOT_SENT = `(a.status = 'rejected' and a.notice_at is not null and a.notice_sent_at is null)`;

export const CANDIDATE_STATUS = `case when ${REJECTION_NOT_SENT} then 'active' else a.status end`;
export const RUNS_FOR_CANDIDATE = `(a.status in ('active', 'on_hold') or ${REJECTION_NOT_SENT})`;

/** When an application that was rejected or withdrawn ended: the last that happened to it. */
export const ENDED = `coalesce((a.history -> -1 ->> 'at')::timestamptz, a.updated_at)`;
