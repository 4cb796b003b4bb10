/** Tables without row-level security, each with the reason why no organization can own its rows. */
export const untenanted = [
  {
    table: 'chat.running_run',
    reason: 'Says which organizations have an answer being written, for the job that ends those whose writer is gone.',
  },
  {
    table: 'chat.deleted_session',
    reason: 'Says which organizations have a deleted conversation, for the job that removes it after 30 days.',
  },
  {
    table: 'chat.passing_session',
    reason: 'Says which organizations have a thread with the coach that is not kept, for the job that ends it.',
  },
  {
    table: 'chat.secret_holder',
    reason: 'Says which organizations have sealed secrets, for the job that wraps them again under a new key.',
  },
] as const;
