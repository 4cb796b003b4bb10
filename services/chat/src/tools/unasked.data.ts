/** Reads of people that the assistant does not answer from, and why. */
export const unasked: Readonly<Record<string, string>> = {
  'identity.dashboard.content': 'A headline of the home screen, without data',
  'sales.deals.export': 'A file; the list of deals answers the same',
  'sales.reassignments.targets': 'Choices inside a proposal, which looks them up itself',
  'productivity.calendar.export': 'A file; the lists of tasks and goals answer the same',
  'healthcare.credentials.own': 'What its summary answers as well; the choices inside a renewal',
  'healthcare.credentials.get': 'The list of credentials answers the same',
  'healthcare.credentials.export': 'A file; the list of credentials answers the same',
  'healthcare.compliance.export': 'Files; the list of controls answers the same',
  'chat.sessions.list': 'The conversation the question stands in',
  'chat.sessions.get': 'The conversation the question stands in',
  'chat.sessions.deleted': 'Conversations that were thrown away',
  'chat.sessions.export': 'A file of the conversations',
  'chat.history.list': 'The conversation the question stands in',
  'chat.runs.events': 'The stream an answer arrives by',
  'chat.prompts.list': 'What the assistant is told to be is not for it to read out',
  'chat.providers.list': 'Which model answers is not for a model to look into',
};
