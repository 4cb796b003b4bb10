/** `{ runId }`: the person wants no more of it. */
export const STOP = 'chat.run.stop';
/** `{ runId, after }`: a follower lacks what comes after a sequence number. */
export const REPUBLISH = 'chat.run.republish';
/** Somebody found leases missing: whoever is alive renews theirs. */
export const SIGNS_OF_LIFE = 'chat.run.signs';
