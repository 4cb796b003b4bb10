/** Tables without row-level security, each with the reason why no organization can own its rows. */
export const untenanted = [
  {
    table: 'audit.chain',
    reason:
      'Says which organizations have a chain, for the job that signs them all. A row is the id alone: no content.',
  },
] as const;
