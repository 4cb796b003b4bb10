/** Tables without row-level security, each with the reason why no organization can own its rows. */
export const untenanted = [
  {
    table: 'healthcare.awaited_notice',
    reason:
      'Says on which day a credential is next to be told of, for the job that serves all organizations. Ids and a day: no content.',
  },
] as const;
