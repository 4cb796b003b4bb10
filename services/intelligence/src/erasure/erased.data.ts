/** What of a person goes, as statements: `$2` is the person. Facts are read again from whoever owns them. */
export const erased: readonly string[] = [
  'delete from intelligence.dashboard where organization_id = $1 and person_id = $2',
  'delete from intelligence.saved_question where organization_id = $1 and person_id = $2',
  'delete from intelligence.sent_once where organization_id = $1 and person_id = $2',
];
