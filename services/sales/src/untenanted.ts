/** Tables without row-level security, each with the reason why no organization can own its rows. */
export const untenanted = [
  {
    table: 'sales.awaited_move',
    reason:
      'Says which organizations have an approved account move whose day has come, for the job that applies them all. Ids and a day: no content.',
  },
] as const;
