/** Tables without row-level security, each with the reason why no organization can own its rows. */
export const untenanted = [
  {
    table: 'talent.awaited_moment',
    reason:
      'Says when an offer runs out, scorecards are late or an onboarding plan is to be looked at, for the jobs that serve all organizations. Ids, a kind and a moment: no content.',
  },
] as const;
