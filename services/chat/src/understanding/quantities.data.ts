export type Order = { readonly dir: 'asc' | 'desc'; readonly about: 'size' | 'time'; readonly ahead?: true };

/** Words that put rows in an order, or choose the first of it. `time`: of days, `size`: of numbers. */
export const orderWords: Readonly<Record<string, Order>> = {
  biggest: { dir: 'desc', about: 'size' },
  largest: { dir: 'desc', about: 'size' },
  highest: { dir: 'desc', about: 'size' },
  most: { dir: 'desc', about: 'size' },
  greatest: { dir: 'desc', about: 'size' },
  top: { dir: 'desc', about: 'size' },
  best: { dir: 'desc', about: 'size' },
  richest: { dir: 'desc', about: 'size' },
  heaviest: { dir: 'desc', about: 'size' },
  strongest: { dir: 'desc', about: 'size' },
  busiest: { dir: 'desc', about: 'size' },
  maximum: { dir: 'desc', about: 'size' },
  max: { dir: 'desc', about: 'size' },
  longest: { dir: 'desc', about: 'size' },
  smallest: { dir: 'asc', about: 'size' },
  lowest: { dir: 'asc', about: 'size' },
  least: { dir: 'asc', about: 'size' },
  fewest: { dir: 'asc', about: 'size' },
  lightest: { dir: 'asc', about: 'size' },
  worst: { dir: 'asc', about: 'size' },
  weakest: { dir: 'asc', about: 'size' },
  cheapest: { dir: 'asc', about: 'size' },
  shortest: { dir: 'asc', about: 'size' },
  minimum: { dir: 'asc', about: 'size' },
  oldest: { dir: 'asc', about: 'time' },
  earliest: { dir: 'asc', about: 'time' },
  soonest: { dir: 'asc', about: 'time' },
  first: { dir: 'asc', about: 'time' },
  next: { dir: 'asc', about: 'time', ahead: true },
  latest: { dir: 'desc', about: 'time' },
  newest: { dir: 'desc', about: 'time' },
  recent: { dir: 'desc', about: 'time' },
  last: { dir: 'desc', about: 'time' },
};

/** Words that set two things against each other. */
export const contrastWords: Readonly<Record<string, Order>> = {
  bigger: { dir: 'desc', about: 'size' },
  larger: { dir: 'desc', about: 'size' },
  higher: { dir: 'desc', about: 'size' },
  greater: { dir: 'desc', about: 'size' },
  heavier: { dir: 'desc', about: 'size' },
  busier: { dir: 'desc', about: 'size' },
  longer: { dir: 'desc', about: 'size' },
  smaller: { dir: 'asc', about: 'size' },
  lower: { dir: 'asc', about: 'size' },
  lighter: { dir: 'asc', about: 'size' },
  shorter: { dir: 'asc', about: 'size' },
  cheaper: { dir: 'asc', about: 'size' },
};

export const aggregateWords: readonly (readonly [RegExp, 'mean' | 'sum' | 'share'])[] = [
  [/\b(?:on average|average|avg|mean(?= (?:size|value|amount|age|score|of)))\b/gi, 'mean'],
  [/\b(?:altogether|all together|in total|together|sum of|summed|combined|total(?: up)?|across all)\b/gi, 'sum'],
  [/\b(?:share of|what share|percentage of|what percentage|rate|proportion of|in percent)\b/gi, 'share'],
];
