import { demoId, demoRandom, type DemoOrganization } from '@talent-os/service-kit';
import { addDays, type Day } from '@talent-os/service-kit/calendar';
import { DEPARTMENTS } from './shifts.data.js';
import { LATE_CENSUS, UNITS } from './units.data.js';

/** Days of census before today. */
const CENSUS_DAYS = 21;
/** Most patients more or fewer than on a usual night. */
const SWING = 2;

/** Units with what they need, and how many patients they had. */
export function demoUnits({ slug }: DemoOrganization, today: Day) {
  const rows = UNITS[slug] ?? [];
  const units = rows.map(({ department, beds, targetHppd }) => {
    const [requiredDay, requiredNight] = slotsOf(slug, department);
    const id = demoId('unit', slug, department);
    return { id, name: department, department, beds, targetHppd, requiredDay, requiredNight };
  });
  const censuses = rows.flatMap(({ department, beds, targetHppd, census }) => {
    const random = demoRandom(`${slug}/census/${department}`);
    return Array.from({ length: CENSUS_DAYS + 1 }, (_, index) => ({
      department,
      date: addDays(today, index - CENSUS_DAYS),
      midnightCensus: Math.min(beds, census + Math.round((random() * 2 - 1) * SWING)),
      targetHppd,
    })).filter(({ date }) => date < today || department !== LATE_CENSUS);
  });
  return { units, censuses };
}

/** A unit needs as many people as its shifts have slots. */
function slotsOf(slug: string, department: string): readonly [number, number] {
  const row = DEPARTMENTS[slug]?.find(({ name }) => name === department);
  if (!row) throw new Error(`${department} of ${slug} has no shifts`);
  return row.slots;
}
