/** Refusals about teams and what they agree on: rows of the closed table. */
export const teamErrors = {
  'team.name': { status: 409, title: 'There is a team of this name already' },
  'team.lead': { status: 422, title: 'Please choose an active colleague as the lead' },
  'team.member': { status: 422, title: 'Please choose active colleagues' },
  'team.cycle': { status: 422, title: 'A team cannot stand below itself' },
  'team.depth': { status: 422, title: 'Teams lie at most eight levels deep' },
  'team.many': { status: 422, title: 'There are 2,000 teams already - merge some first' },
  'team.filled': { status: 409, title: 'Only an empty team can be deleted - move or merge it instead' },
  'team.leads': { status: 422, title: 'The lead belongs to the team - choose another lead first' },
  'team.agreement': {
    status: 409,
    title: 'Another version of the agreement was published in the meantime - look at it before you publish yours',
  },
  'kudos.self': { status: 422, title: 'Kudos go to somebody else' },
  'kudos.team': { status: 422, title: 'Please choose somebody of this team' },
} as const;
