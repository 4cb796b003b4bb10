/** Areas a territory may lie in, by region. */
export const areas: readonly (readonly [area: string, region: string])[] = [
  ['New York', 'Northeast'], ['New England', 'Northeast'], ['Quebec', 'Northeast'], ['Upstate', 'Northeast'], ['Long Island', 'Northeast'],
  ['Chesapeake', 'Mid-Atlantic'], ['Philadelphia', 'Mid-Atlantic'], ['Pittsburgh', 'Mid-Atlantic'], ['New Jersey', 'Mid-Atlantic'], ['Delaware Valley', 'Mid-Atlantic'],
  ['Atlanta', 'Southeast'], ['Carolinas', 'Southeast'], ['Florida Gulf', 'Southeast'], ['Miami', 'Southeast'], ['Tennessee Valley', 'Southeast'],
  ['Chicago', 'Midwest'], ['Great Lakes', 'Midwest'], ['Ohio Valley', 'Midwest'], ['Twin Cities', 'Midwest'], ['Plains', 'Midwest'], ['St. Louis', 'Midwest'],
  ['Dallas', 'South Central'], ['Houston', 'South Central'], ['Austin', 'South Central'], ['Gulf Coast', 'South Central'], ['Oklahoma', 'South Central'],
  ['Denver', 'Mountain'], ['Salt Lake', 'Mountain'], ['Phoenix', 'Mountain'], ['Las Vegas', 'Mountain'], ['Northern Rockies', 'Mountain'],
  ['Bay Area', 'West'], ['Los Angeles', 'West'], ['San Diego', 'West'], ['Central Valley', 'West'], ['Sacramento', 'West'],
  ['Puget Sound', 'Northwest'], ['Portland', 'Northwest'], ['Vancouver', 'Northwest'], ['Inland Northwest', 'Northwest'],
];

/** Segments with a usual deal size and a seller's quota per quarter, in minor units. */
export const segments = {
  'Enterprise': { deal: [4_500_000, 16_000_000], quota: 18_000_000 },
  'Mid-market': { deal: [1_500_000, 6_000_000], quota: 7_500_000 },
  'Small business': { deal: [400_000, 1_800_000], quota: 2_600_000 },
} as const;
export type Segment = keyof typeof segments;
export const segmentNames = Object.keys(segments) as Segment[];

export const firstWords = [
  'Alder', 'Anvil', 'Beacon', 'Birchwood', 'Blue Harbor', 'Bridgeway', 'Cardinal', 'Cedar Point', 'Clearfield', 'Cobalt', 'Compass', 'Copperline',
  'Crestview', 'Driftwood', 'Eastgate', 'Ember', 'Fairmont', 'Foxglove', 'Granite', 'Greenway', 'Halcyon', 'Highmark', 'Ironwood', 'Juniper',
  'Keystone', 'Lakeshore', 'Larkspur', 'Lighthouse', 'Maplecrest', 'Northfield', 'Oakhurst', 'Orchard', 'Pinnacle', 'Quarry', 'Redstone', 'Ridgeline',
  'Silverton', 'Summit', 'Tidewater', 'Westbrook',
] as const;
export const lastWords = [
  'Logistics', 'Manufacturing', 'Foods', 'Energy', 'Software', 'Insurance', 'Retail Group', 'Credit Union', 'Packaging', 'Instruments', 'Freight', 'Hospitality',
] as const;

export const products = ['Platform rollout', 'Team expansion', 'Annual renewal', 'Pilot', 'Analytics package', 'Second site', 'Onboarding services', 'Regional program'] as const;
export const sources = ['Referral', 'Inbound', 'Outbound', 'Event', 'Partner'] as const;
export const competitors = ['Corvant', 'Brightpath', 'Nexora', 'Stellis'] as const;
export const lossReasons = ['Price', 'No budget this year', 'Chose a competitor', 'Sponsor left the company', 'No decision', 'Missing feature'] as const;

export const contacts = [
  'Call with operations: current process takes two days longer than planned',
  'Sent the summary with the figures they named',
  'Demo for the project team, five people',
  'Met the finance lead; wants the business case on one page',
  'Security questionnaire returned',
  'Reference call with a customer of the same size arranged',
  'Agreed the plan up to the start date',
  'Legal has two open points on liability',
  'Sponsor confirmed the budget range',
  'Left a message; call moved to next week',
] as const;
export const backNotes = [
  'New decision maker, needs to see the case again',
  'Budget holder changed; confirming the problem first',
  'Scope reduced to one site, proposal to be redone',
] as const;
