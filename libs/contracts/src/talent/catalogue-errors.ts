/** Refusals about what people learn by; rows of the closed table. */
export const catalogueErrors = {
  'catalogue.state': { status: 409, title: 'The item does not allow this as it stands' },
  'catalogue.author': { status: 403, title: 'Somebody else publishes what you have written' },
  'catalogue.incomplete': { status: 422, title: 'What is published is complete: something is missing' },
  'catalogue.title': { status: 409, title: 'There is an item of this kind with this title already' },
  'course.plan': {
    status: 403,
    title: 'Your organization pays for this course once it stands in a plan you agreed on',
  },
  'path.begun': { status: 409, title: 'You have started this path already' },
  'path.empty': { status: 422, title: 'The catalogue has nothing yet for what this role still takes' },
} as const;
