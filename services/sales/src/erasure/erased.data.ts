/** What of a person goes, as statements: `$2` is the person. Deals and pay are records of work, which nobody has who is erased. */
export const erased: readonly string[] = [
  'delete from sales.person where organization_id = $1 and id = $2',
  'delete from sales.sent_once where organization_id = $1 and person_id = $2',
];
