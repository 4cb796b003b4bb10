/** Tables without row-level security, each with the reason why no organization can own its rows. */
export const untenanted = [
  {
    table: 'talent.awaited_moment',
    reason:
      'Says when an offer runs out or scorecards are late, for the jobs that serve all organizations. Ids, a kind and a moment: no content.',
  },
] as const;
