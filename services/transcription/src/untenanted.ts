/** Tables without row-level security, each with the reason why no organization can own its rows. */
export const untenanted = [
  {
    table: 'transcription.kept_recording',
    reason:
      'Says which organizations have a recording or a text that is still kept, for the job that deletes both in time.',
  },
] as const;
