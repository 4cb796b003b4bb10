import type { Reader } from '@talent-os/service-kit';
import { daysBetween, type Day } from '@talent-os/service-kit/calendar';
import { CREDITS } from '../deals/credits.js';

/** A seller with the segment they sell to and the quota of the period a day lies in; `quota` 0 where none is set. */
export type Seller = {
  readonly userId: string;
  readonly userName: string;
  readonly role: string;
  readonly quota: number;
  readonly starts: Day;
  readonly ends: Day;
};

/**
 * Who sells, or sold, in the quota period of a day: owners of active territories, and whoever is credited with a deal won in
 * it, also where they have left since. The segment is that of their territory, else of the account they won last.
 */
export const sellersOn = (db: Reader, day: Day, quarter: { readonly starts: Day; readonly ends: Day }) =>
  db.read<Seller>(
    `with own as (
       select distinct on (t.owner_id) t.owner_id as id, t.segment from sales.territory t
       where t.organization_id = $1 and t.status = 'active' order by t.owner_id, t.name),
     winner as (
       select distinct on (c.seller_id) c.seller_id as id, a.segment
       from ${CREDITS} c join sales.account a on a.organization_id = $1 and a.id = c.account_id
       where c.stage = 'closed_won' and c.close_date between $3::date and $4::date
       order by c.seller_id, c.close_date desc, c.id),
     seller as (
       select coalesce(own.id, winner.id) as id, coalesce(own.segment, winner.segment) as role
       from own full join winner on winner.id = own.id)
     select s.id as "userId", coalesce(p.name, 'Former colleague') as "userName", s.role,
       coalesce(q.amount, 0)::float8 as quota, coalesce(q.period_start, $3::date)::text as starts,
       coalesce(q.period_end, $4::date)::text as ends
     from seller s left join sales.person p on p.organization_id = $1 and p.id = s.id
       left join lateral (
         select q.amount, q.period_start, q.period_end from sales.quota q
         where q.organization_id = $1 and q.user_id = s.id and q.status <> 'draft'
           and q.period_start <= $2::date and q.period_end >= $2::date
         order by q.period_start desc limit 1) q on true
     order by "userName", s.id`,
    [day, quarter.starts, quarter.ends],
  );

export type CreditedDeal = {
  readonly sellerId: string;
  readonly dealId: string;
  readonly dealName: string;
  readonly accountName: string;
  readonly closeDate: Day;
  /** What the seller is credited with. */
  readonly amount: number;
  /** In percent, where others are credited too; null of others. */
  readonly share: number | null;
};

/** Deals won between two days, in the order they are credited, for each who is credited with one. */
export const wonBetween = (db: Reader, from: Day, to: Day) =>
  db.read<CreditedDeal>(
    `select c.seller_id as "sellerId", c.id as "dealId", c.name as "dealName", a.name as "accountName",
       c.close_date::text as "closeDate", c.credit::float8 as amount, c.share
     from ${CREDITS} c join sales.account a on a.organization_id = $1 and a.id = c.account_id
     where c.stage = 'closed_won' and c.close_date between $2::date and $3::date and c.credit > 0
     order by c.close_date, c.id`,
    [from, to],
  );

const YEAR_DAYS = 365;

/** How many periods of this length a year has. */
export const periodsOf = ({ starts, ends }: Pick<Seller, 'starts' | 'ends'>): number =>
  Math.max(1, Math.round(YEAR_DAYS / (daysBetween(starts, ends) + 1)));
