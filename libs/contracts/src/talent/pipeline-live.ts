/** Answers that tell how people come along in a pipeline. */
export const pipelineReads = [
  'talent.applications.board',
  'talent.applications.list',
  'talent.applications.get',
  'talent.applications.remaining',
  'talent.applications.licences',
  'talent.positions.list',
  'talent.positions.choices',
  'talent.overview.get',
  'talent.positions.openings',
  'talent.seats.list',
  'talent.seats.get',
  'talent.scheduling.get',
  'talent.scheduling.week',
  'talent.candidates.list',
  'talent.candidates.get',
];

/** Readers of pipelines read them again, and people their own applications. */
export const pipelineLive = {
  live: {
    to: 'organization' as const,
    access: 'signed-in' as const,
    refetches: [
      ...pipelineReads,
      'talent.offers.get',
      'talent.myApplications.list',
      'talent.marketplace.dashboard',
      'talent.advertised.list',
      'talent.advertised.get',
      'talent.myJourney.get',
      'talent.ownFigures.journey',
      'talent.ownFigures.performance',
      'talent.ownFigures.predictions',
      'talent.quickApply.list',
    ],
  },
};
