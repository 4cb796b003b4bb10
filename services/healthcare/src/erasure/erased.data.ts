/**
 * What of a person goes, as statements: `$2` is the person. Shifts, attestations and credits are records of work, which
 * nobody has who is erased.
 */
export const erased: readonly string[] = [
  `delete from healthcare.due where organization_id = $1 and subject_id in
     (select c.id from healthcare.credential c where c.organization_id = $1 and c.user_id = $2)`,
  `delete from healthcare.credential_renewal where organization_id = $1 and credential_id in
     (select c.id from healthcare.credential c where c.organization_id = $1 and c.user_id = $2)`,
  `delete from healthcare.document_piece where organization_id = $1 and document_id in
     (select d.id from healthcare.document d where d.organization_id = $1 and d.user_id = $2)`,
  'delete from healthcare.document where organization_id = $1 and user_id = $2',
  'delete from healthcare.credential where organization_id = $1 and user_id = $2',
  'delete from healthcare.enrollment where organization_id = $1 and user_id = $2',
  'delete from healthcare.availability where organization_id = $1 and user_id = $2',
  'delete from healthcare.leave where organization_id = $1 and user_id = $2',
  'delete from healthcare.onboarding_hold where organization_id = $1 and user_id = $2',
  'delete from healthcare.person where organization_id = $1 and id = $2',
  'delete from healthcare.sent_once where organization_id = $1 and person_id = $2',
];
