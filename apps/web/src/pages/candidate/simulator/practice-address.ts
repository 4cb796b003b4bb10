export const SIMULATOR = '/candidate/apply/simulator';

/** Where a practice is, and which of its questions, counted from one. */
export const practiceAddress = (practiceId: string, question?: number): string =>
  `${SIMULATOR}?practice=${practiceId}${question === undefined ? '' : `&question=${question}`}`;
