import { ANYWHERE } from '../untenanted.js';

/** What stands by the person, as statements: `$2` is the person. What hangs on a row goes before it. */
export const erased: readonly string[] = [
  // Codes and tokens of applications they let in: these know them by the access alone.
  `delete from identity.authorization_record where ${ANYWHERE} and (strpos(payload::text, $2::uuid::text) > 0
     or exists (select 1 from identity.application_token t where t.organization_id = $1 and t.person_id = $2
       and (t.id::text = grant_id or strpos(payload::text, t.id::text) > 0)))`,
  `delete from identity.refresh_token where organization_id = $1 and session_id in
     (select s.id from identity.session s where s.organization_id = $1 and s.person_id = $2)`,
  'delete from identity.session where organization_id = $1 and person_id = $2',
  'delete from identity.application_token where organization_id = $1 and person_id = $2',
  'delete from identity.passkey where organization_id = $1 and person_id = $2',
  'delete from identity.totp_factor where organization_id = $1 and person_id = $2',
  'delete from identity.recovery_code where organization_id = $1 and person_id = $2',
  'delete from identity.auth_challenge where organization_id = $1 and person_id = $2',
  'delete from identity.one_time_link where organization_id = $1 and subject_id = $2',
  'delete from identity.address_change where organization_id = $1 and person_id = $2',
  'delete from identity.sso_link where organization_id = $1 and person_id = $2',
  'delete from identity.sso_sign_in where organization_id = $1 and person_id = $2',
  'delete from identity.provisioned_group_member where organization_id = $1 and person_id = $2',
  'delete from identity.provisioned_person where organization_id = $1 and person_id = $2',
  'delete from identity.team_member where organization_id = $1 and person_id = $2',
  'delete from identity.way_of_working where organization_id = $1 and person_id = $2',
  'update identity.working_agreement set published_by = null where organization_id = $1 and published_by = $2',
  'delete from identity.kudos where organization_id = $1 and (from_id = $2 or to_id = $2)',
  'delete from identity.journey_run where organization_id = $1 and person_id = $2',
  'delete from identity.acknowledgement where organization_id = $1 and person_id = $2',
  'delete from identity.saved_view where organization_id = $1 and owner_id = $2',
  'delete from identity.list_preference where organization_id = $1 and person_id = $2',
  'delete from identity.notification where organization_id = $1 and person_id = $2',
  'delete from identity.notification_preference where organization_id = $1 and person_id = $2',
  // But for the one that tells them when all of it is done.
  `delete from identity.mail where organization_id = $1 and person_id = $2 and link is distinct from 'erased'`,
  'delete from identity.webhook_delivery where organization_id = $1 and strpos(body, $2::uuid::text) > 0',
  'delete from identity.user_preference where organization_id = $1 and person_id = $2',
  'delete from identity.picture where organization_id = $1 and subject_id = $2',
  'delete from identity.consent where organization_id = $1 and person_id = $2',
  'delete from identity.role_assignment where organization_id = $1 and person_id = $2',
  // That a grant was reviewed stays evidence; whose it was is no part of it any more.
  `update identity.reviewed_grant set person_id = gen_random_uuid(), person_name = 'Erased person', person_title = ''
   where organization_id = $1 and person_id = $2`,
  'delete from identity.sent_once where organization_id = $1 and person_id = $2',
  'delete from identity.person where organization_id = $1 and id = $2',
];

/** What stands by the address: `$2` is it. */
export const addressed: readonly string[] = [
  `delete from identity.mail where organization_id = $1 and (
     registration_id in (select r.id from identity.registration r where r.organization_id = $1 and r.email = $2)
     or invitation_id in (select i.id from identity.invitation i where i.organization_id = $1 and i.email = $2))`,
  `delete from identity.one_time_link where organization_id = $1 and subject_id in (
     select r.id from identity.registration r where r.organization_id = $1 and r.email = $2
     union all select i.id from identity.invitation i where i.organization_id = $1 and i.email = $2)`,
  'delete from identity.registration where organization_id = $1 and email = $2',
  'delete from identity.invitation where organization_id = $1 and email = $2',
  'delete from identity.sign_in_index where organization_id = $1 and email = $2',
];

/** A text as words with one space around each, in SQL. */
const inWords = (text: string) => `' ' || regexp_replace(${text}, '[^[:alnum:]]+', ' ', 'g') || ' '`;

/** What others were told of them: `$2` is their name or id, as whole words. Somebody of the same name is told of no more either. */
export const told = `
  delete from identity.notification where organization_id = $1
    and strpos(${inWords(`concat_ws(' ', title, message, link, invitation::text)`)}, ${inWords('$2::text')}) > 0`;
