/** Tables without row-level security, each with the reason why no organization can own its rows. */
export const untenanted = [
  {
    table: 'talent.awaited_moment',
    reason:
      'Says when something is to be looked at next: an offer, an interview, an approval, a rejection, an onboarding plan; for the jobs that serve all organizations. Ids, a kind and a moment: no content.',
  },
  {
    table: 'talent.awaited_transition',
    reason:
      'Says which moves take effect on which day, for the job that completes those of all organizations. Ids and a day: no content.',
  },
] as const;
