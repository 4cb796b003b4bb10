/** Tables without row-level security, each with the reason why no organization can own its rows. */
export const untenanted = [
  {
    table: 'productivity.awaited_reminder',
    reason:
      'Says which organizations have a task or a check-in whose day has come, for the job that reminds them all. Ids and a day: no content.',
  },
] as const;
