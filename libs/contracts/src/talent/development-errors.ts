/** Refusals about how people are developed; rows of the closed table. */
export const developmentErrors = {
  'development.self': { status: 403, title: 'Somebody else decides this about you' },
  'development.running': { status: 409, title: 'This person works on a development plan already' },
  'development.period': { status: 422, title: 'A plan ends after it starts, within two years' },
  'development.state': { status: 409, title: 'The plan does not allow this as it stands' },
  'development.items': { status: 409, title: 'A plan holds 20 items at most' },
  'development.level': { status: 422, title: 'The level aimed for lies above the one there is' },
  'development.day': { status: 422, title: 'An item is due within the period of its plan' },
  'development.empty': { status: 409, title: 'A plan is agreed once it holds an item' },
  'development.source': {
    status: 422,
    title:
      'A course comes from the courses of the catalogue, a stretch assignment from its challenges, a mentor from the offers',
  },
  'development.done': { status: 409, title: 'What is done stays in the plan' },
  'development.open': { status: 409, title: 'Items of this plan are still open' },
} as const;
