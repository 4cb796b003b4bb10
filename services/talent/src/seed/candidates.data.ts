/** What recruiters call people they want to find again. */
export const candidateTags = [
  'Open to relocate',
  'Strong references',
  'Ask again in spring',
  'Prefers remote',
  'Leads well',
  'Speaks Spanish',
  'Part time',
] as const;

/** What recruiters note about people between two positions. */
export const candidateNotes = [
  'Would rather hear from us by mail than by phone.',
  'Second place last time, close call. The panel would see them again at once.',
  'Moves in summer and is glad of anything nearby until then.',
  'Asked for a larger team; worth a call when the next lead seat opens.',
  'Finishes a certificate this quarter. Check back once it is in.',
  'Met at the open day. Good questions, knows our work.',
] as const;
