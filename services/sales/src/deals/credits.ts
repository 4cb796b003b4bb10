/**
 * Deals by who is credited with them: others with their share, the owner with what is left, as `creditsOf` says. `share` is
 * null where the owner has the whole.
 */
export const CREDITS = `(
  select d.id, d.owner_id as seller_id, true as own, d.account_id, d.name, d.stage, d.close_date, d.created_at,
    (d.amount - coalesce(given.credit, 0))::bigint as credit, (100 - given.percent)::int as share
  from sales.deal d left join lateral (
    select sum(d.amount * s.percent / 100) as credit, sum(s.percent) as percent from sales.deal_share s
    where s.organization_id = $1 and s.deal_id = d.id) given on true
  where d.organization_id = $1
  union all
  select d.id, s.user_id, false, d.account_id, d.name, d.stage, d.close_date, d.created_at, d.amount * s.percent / 100, s.percent
  from sales.deal_share s join sales.deal d on d.organization_id = $1 and d.id = s.deal_id
  where s.organization_id = $1)`;

/** What a person who is credited with the deal `d` has of it, by the same rule. */
export const creditOf = (person: string) => `(case when d.owner_id = ${person}
  then d.amount - coalesce((
    select sum(d.amount * given.percent / 100) from sales.deal_share given
    where given.organization_id = $1 and given.deal_id = d.id), 0)
  else d.amount * (
    select given.percent from sales.deal_share given
    where given.organization_id = $1 and given.deal_id = d.id and given.user_id = ${person}) / 100 end)::bigint`;
