import { hiringReader } from './interviews.js';

/** Whoever reads pipelines reads them again. */
export const pipelineLive = {
  live: {
    to: 'organization' as const,
    access: hiringReader,
    refetches: [
      'talent.applications.board',
      'talent.applications.list',
      'talent.applications.get',
      'talent.applications.remaining',
      'talent.positions.list',
      'talent.marketplace.dashboard',
    ],
  },
};
