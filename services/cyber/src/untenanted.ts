/** Tables without row-level security, each with the reason why no organization can own its rows. */
export const untenanted = [
  {
    table: 'cyber.awaited_clearance',
    reason:
      'Says on which day a clearance is next to be told of, for the job that serves all organizations. Ids and a day: no content.',
  },
  {
    table: 'cyber.awaited_clock',
    reason:
      'Says which incidents have a deadline that passes, for the job that watches those of all organizations. Ids and an instant: no content.',
  },
  {
    table: 'cyber.awaited_vulnerability',
    reason:
      'Says when the clock has news of a vulnerability, for the job that serves all organizations. Ids and an instant: no content.',
  },
] as const;
