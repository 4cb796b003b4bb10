/** Takes a queued mail up: the process that gets the row sends it. Its attempts tell one taking up from the next. */
export const TAKE_UP = `
  update identity.mail set state = 'sending', attempts = attempts + 1, taken_up_at = $3, handed_over_at = null,
    updated_at = $3, version = version + 1
  where organization_id = $1 and id = $2 and state = 'queued'
  returning id, person_id as "personId", registration_id as "registrationId",
    invitation_id as "invitationId", link, key, digest, attempts`;

/** Notes that the server is about to get the text. No row where another person has taken the mail up meanwhile. */
export const HAND_OVER = `
  update identity.mail set handed_over_at = $4, updated_at = $4, version = version + 1
  where organization_id = $1 and id = $2 and state = 'sending' and attempts = $3 and handed_over_at is null
  returning id`;

/** A server that said no has not taken the text. */
export const SETTLE = `
  update identity.mail set state = $4::text, due_at = $5, reason = $6, updated_at = $7::timestamptz, version = version + 1,
    sent_at = case when $4 = 'sent' then $7::timestamptz end,
    handed_over_at = case when $4 <> 'waiting' then handed_over_at end
  where organization_id = $1 and id = $2 and state = 'sending' and attempts = $3
  returning id`;

/** What a mail tells: notifications nobody has read meanwhile, and security notices in any case. */
export const TOLD = `
  select rtrim(p.first_name || ' ' || p.last_name) as name, p.email, p.status = 'active' as active, (
      select coalesce(json_agg(json_build_object('kind', n.kind, 'title', n.title, 'message', n.message, 'link', n.link,
        'invitation', n.invitation)
        order by n.created_at desc, n.id desc), '[]')
      from identity.notification n
      where n.organization_id = $1 and n.mail_id = $2 and (n.read_at is null or n.kind = any($4))
    ) as told
  from identity.person p where p.organization_id = $1 and p.id = $3`;

/** Whom the mail about a registration goes to; nobody once it is over. */
export const APPLICANT = `
  select email from identity.registration
  where organization_id = $1 and id = $2 and expires_at > $3`;

/** Whom the mail with an invitation goes to, and who asks them where; nobody once it is accepted, taken back or over. */
export const INVITEE = `
  select i.email, o.name as organization, coalesce(c.name, '') as "customRole", i.role_name as role,
    coalesce(rtrim(p.first_name || ' ' || p.last_name), 'Talent OS') as "invitedByName"
  from identity.invitation i
  join identity.organization o on o.organization_id = $1
  left join identity.person p on p.organization_id = $1 and p.id = i.invited_by
  left join identity.custom_role c on c.organization_id = $1 and c.id = i.custom_role_id
  where i.organization_id = $1 and i.id = $2 and i.ended_at is null and i.expires_at > $3 and o.status = 'active'`;

/** Whom the mail with a link to choose a password goes to; nobody whose account is closed. */
export const OWNER = `
  select email, rtrim(first_name || ' ' || last_name) as name from identity.person
  where organization_id = $1 and id = $2 and status = 'active'`;

/** Who has erased somebody. */
export const ORGANIZATION = 'select name from identity.organization where organization_id = $1';

/** The address a person asked for; nobody's once the change is over. */
export const NEW_ADDRESS = `
  select email from identity.address_change where organization_id = $1 and person_id = $2 and expires_at > $3`;

/** A mail's time has come, a worker left it behind, or its job came to nothing. `$2` now, then before when. */
const TIME_IS_UP = `
  state = 'waiting' and due_at <= $2 or state = 'sending' and taken_up_at < $3 or state = 'queued' and updated_at < $4`;

export const ANY_DUE = `
  select 1 from identity.mail where organization_id = $1 and (${TIME_IS_UP}) limit 1`;

/** None of these has reached the server. */
export const DUE = `
  update identity.mail set state = 'queued', updated_at = $2, version = version + 1
  where organization_id = $1 and handed_over_at is null and (${TIME_IS_UP})
  returning id`;

/** Mails a worker left behind while the server had the text. */
export const LEFT_BEHIND = `
  update identity.mail set state = 'failed', reason = $4, due_at = null, updated_at = $2, version = version + 1
  where organization_id = $1 and state = 'sending' and taken_up_at < $3 and handed_over_at is not null
  returning id, person_id as "personId"`;
