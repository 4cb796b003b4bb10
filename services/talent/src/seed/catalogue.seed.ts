import type { Industry } from '@talent-os/contracts';
import { addDays, type Day } from '@talent-os/service-kit/calendar';
import { dayIn, instantIn } from '@talent-os/service-kit/wall-clock';
import type { CatalogueItem } from '../catalogue/catalogue-item.entity.js';
import type { CatalogueVersion } from '../catalogue/catalogue-version.entity.js';
import { shownOf } from '../catalogue/content.rules.js';
import { shippedFor, type ShippedItem } from '../catalogue/shipped.js';
import { workday } from './workday.js';
import { industryData, type SeedRow, type World } from './world.js';
import { sharedSkills } from './shared-skills.data.js';

export type CatalogueRows = {
  readonly item: SeedRow<CatalogueItem> & { readonly id: string };
  readonly versions: readonly SeedRow<CatalogueVersion>[];
};

/** Days ago the catalogue was set up, and days from now the first event is on. */
const SET_UP = 150;
const [FIRST_EVENT, EVENT_EVERY] = [9, 12];
/** Days from now on which a challenge is over: every other one has a last day. */
const [FIRST_END, END_EVERY] = [16, 9];
/** Of so many items the last waits to be published. */
const WAITING = 7;

/** When an event of the demo begins, or the last day of a challenge. */
function datesOf(kind: ShippedItem['kind'], at: number, today: Day, timezone: string) {
  const inDays = (days: number) => workday(addDays(today, days), today);
  if (kind === 'event')
    return { startsAt: instantIn(inDays(FIRST_EVENT + EVENT_EVERY * (at % 6)), '12:30', timezone).toISOString() };
  if (kind === 'challenge' && at % 2 === 0) return { endsOn: inDays(FIRST_END + END_EVERY * (at % 6)) };
  return {};
}

/** What came with the product and is in use; some of it has been taken over and waits for somebody to publish it. */
export const catalogueRows = (world: World): CatalogueRows[] =>
  world.organization.industries.flatMap((industry) => {
    const codes = [...sharedSkills, ...industryData[industry].skills].map(([code]) => code);
    const shipped = shippedFor(industry, new Map(codes.map((code) => [code, world.skillId(code)])));
    return shipped.map((item, at) => rowsOf(world, industry, item, at));
  });

function rowsOf(
  world: World,
  industry: Industry,
  { origin, kind, content: said }: ShippedItem,
  at: number,
): CatalogueRows {
  const { timezone } = world.organization;
  const today = dayIn(world.now, timezone);
  const lead = world.preferred('department.head', world.who(industry, 'manager'));
  const writer = world.preferred('hr.manager', world.who(industry, 'manager'));
  const waits = at % WAITING === WAITING - 1 && kind !== 'event';
  const content = { ...said, ...datesOf(kind, at, today, timezone) };
  const begun = instantIn(workday(addDays(today, waits ? -2 : -SET_UP), today), '09:30', timezone);
  const id = world.id('catalogue', origin);
  const version = {
    itemId: id,
    number: 1,
    status: waits ? ('draft' as const) : ('published' as const),
    content,
    authorIds: waits ? [writer.id] : [],
    publishedById: waits ? null : lead.id,
    publishedAt: waits ? null : instantIn(workday(addDays(today, 3 - SET_UP), today), '14:00', timezone),
    createdAt: begun,
  };
  const item = {
    id,
    kind,
    industry,
    status: version.status,
    ...shownOf(content),
    publishedNumber: waits ? null : 1,
    draftNumber: waits ? 1 : null,
    origin,
    namesakeOf: null,
    createdAt: begun,
  };
  return { item, versions: [version] };
}
