import { PAGE_SIZE } from '@talent-os/contracts';
import { maySql } from '@talent-os/service-kit/may';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { mailStates, mayWithMail } from './resend.rules.js';

/** `$2` the person, `$3` now. Put off: not yet back. */
const MINE = `
  mine as (
    select *, coalesce(snoozed_until > $3, false) as away from identity.notification
     where organization_id = $1 and person_id = $2 and in_app)`;

const MAY = maySql([[`coalesce(m.state, 'none')`, mailStates]], mayWithMail);

const ITEM = `
  json_build_object('id', n.id, 'kind', n.kind, 'hub', n.hub, 'title', n.title, 'message', n.message, 'link', n.link,
    'createdAt', n.created_at, 'readAt', n.read_at, 'snoozedUntil', case when n.away then n.snoozed_until end,
    'email', case when m.id is not null then json_build_object(
      'state', case when m.state = 'queued' then 'sending' else m.state end, 'at', coalesce(m.sent_at, m.due_at),
      'reason', m.reason, 'digest', m.digest) end, 'may', ${MAY})`;

/** What was put off stands where it came back; a list of what is put off begins with what comes back first. */
const ORDER = `
  case when n.away then n.snoozed_until end, n.read_at is not null, greatest(n.created_at, n.snoozed_until) desc, n.id desc`;

/** `$4` offset, `$5` patterns of the words looked for, `$6` kind, `$7` hub, `$8` what to show. */
export const LIST = `
  with ${MINE},
  shown as (
    select * from mine
     where away = ($8 = 'snoozed') and ($8 <> 'unread' or read_at is null)
       and ${holdingWords('identity', 'title', 'message')('$5')}
       and ($6::text is null or kind = $6) and ($7::text is null or hub = $7))
  select json_build_object(
    'total', (select count(*) from shown),
    'items', (
      select coalesce(json_agg(${ITEM} order by ${ORDER}), '[]')
        from (select * from shown n order by ${ORDER} limit ${PAGE_SIZE} offset $4) n
        left join identity.mail m on m.organization_id = $1 and m.id = n.mail_id),
    'unread', (select count(*) from mine where read_at is null and not away),
    'snoozed', (select count(*) from mine where away),
    'hubs', (select coalesce(json_agg(hub order by hub), '[]') from (select distinct hub from mine) every_hub))::text`;

/** `$4` kind, `$5` hub. What is put off stays unread: it is to come back. */
export const READ_ALL = `
  with done as (
    update identity.notification set read_at = $3, updated_at = $3, version = version + 1
     where organization_id = $1 and person_id = $2 and in_app and read_at is null
       and coalesce(snoozed_until <= $3, true)
       and ($4::text is null or kind = $4) and ($5::text is null or hub = $5)
    returning 1)
  select count(*)::int as count from done`;

export const UNDO_READ_ALL = `
  update identity.notification set read_at = null, updated_at = $4, version = version + 1
   where organization_id = $1 and person_id = $2 and read_at = $3`;

export const ANY_BACK = `
  select 1 from identity.notification
   where organization_id = $1 and not awake and snoozed_until <= $2 limit 1`;

/** People whose notifications have come back since browsers were last told. */
export const WAKE = `
  with back as (
    update identity.notification set awake = true, updated_at = $2, version = version + 1
     where organization_id = $1 and not awake and snoozed_until <= $2 returning person_id)
  select distinct person_id as "personId" from back`;

/** Notifications and mails older than `$2`, but for what is still put off or still to be sent. */
export const PURGE = [
  `delete from identity.notification
    where organization_id = $1 and created_at < $2 and coalesce(snoozed_until < $2, true)`,
  `delete from identity.mail
    where organization_id = $1 and created_at < $2 and state in ('sent', 'failed', 'not_sent', 'skipped')`,
];
