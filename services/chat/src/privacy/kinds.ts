/** What a placeholder stands for: who a person is, what would tell it, or how they are. */
export type Kind =
  | 'PERSON'
  | 'EMAIL'
  | 'NOTE'
  | 'PHONE'
  | 'SSN'
  | 'CARD'
  | 'NUMBER'
  | 'DATE'
  | 'ADDRESS'
  | 'AGE'
  | 'HEALTH';
