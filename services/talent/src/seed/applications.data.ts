/** What recruiters note when they move a person on. */
export const moveNotes = [
  'Good first call. Wants to hear more about the team.',
  'Solved the exercise without help and explained the choices.',
  'References are fine.',
  'The team would like to see them again.',
  'Salary expectation fits the band.',
  'Can start within six weeks.',
] as const;

/** What is noted when a person withdraws. */
export const withdrawNotes = [
  'Took another offer, told us by phone.',
  'Does not want to relocate after all.',
  'Stays with the current employer, wrote a kind message.',
] as const;

/** What is noted beside a rejection. */
export const rejectNotes = [
  'Friendly call; asked to stay in touch.',
  'Strong, but for another level of the job.',
  'Two of the three heaviest skills are still ahead of them.',
] as const;
