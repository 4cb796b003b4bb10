/** Refusals about journeys: rows of the closed table. */
export const journeyErrors = {
  'journey.state': { status: 409, title: 'The journey is in another state by now - please look at it again' },
  'journey.many': { status: 422, title: 'There are 100 journeys already - discard some drafts first' },
  'journey.empty': { status: 422, title: 'A journey needs a step before it can begin' },
} as const;
