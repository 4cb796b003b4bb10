/** Refusals of the community; rows of the closed table. */
export const communityErrors = {
  'community.name': { status: 409, title: 'There is a group of this name already' },
  'community.groups': { status: 422, title: 'You moderate five groups already - hand one over first' },
  'community.joined': { status: 409, title: 'You are in this group already' },
  'community.alias': { status: 409, title: 'Somebody goes by this alias in the group already' },
  'community.noAlias': { status: 422, title: 'You have no alias in this group' },
  'community.moderator': {
    status: 422,
    title: 'You moderate this group - say who does from now on, or close it',
  },
  'community.successor': { status: 422, title: 'Please choose a member who goes by their name' },
  'community.ownPost': { status: 422, title: 'This is your own post' },
  'community.hidden': { status: 409, title: 'This post is hidden until somebody has looked at it' },
  'community.reported': { status: 409, title: 'You have reported this post already' },
  'community.decided': { status: 409, title: 'Somebody has decided on this post already' },
  'community.ownDecision': { status: 403, title: 'Somebody else decides on your post' },
  'community.eventOver': { status: 409, title: 'This event has begun already' },
} as const;
