/** `{ runId }`: the person wants no more of it. */
export const STOP = 'chat.run.stop';
/** `{ runId, after }`: a follower lacks what comes after a sequence number. */
export const REPUBLISH = 'chat.run.republish';
/** A process found leases missing: those that are alive renew theirs. */
export const SIGNS_OF_LIFE = 'chat.run.signs';
