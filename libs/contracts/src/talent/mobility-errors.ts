/** Refusals about expressions of interest: rows of the closed table. */
export const mobilityErrors = {
  'mobility.closed': { status: 422, title: 'This position no longer takes expressions of interest' },
  'mobility.duplicate': { status: 409, title: 'You have already expressed interest in this position' },
  'mobility.applied': { status: 409, title: 'You are in the pipeline of this position already' },
  'mobility.again': {
    status: 422,
    title: 'Your last application for this position ended less than 90 days ago: please wait until they are over',
  },
  'mobility.limit': { status: 422, title: 'You can have three expressions of interest open at a time' },
  'mobility.decided': { status: 409, title: 'This expression of interest has already been decided' },
  'mobility.ownDecision': {
    status: 403,
    title: 'An expression of interest is decided by someone else than its author',
  },
} as const;
