/** Segment, base salary and variable of a year, in minor units. */
export const demoPlans = [
  ['Enterprise', 11_000_000, 7_200_000],
  ['Mid-market', 7_200_000, 3_000_000],
  ['Small business', 5_200_000, 1_040_000],
] as const;

/** What sellers said of statements, and what they were answered. */
export const demoDispute = {
  open: 'The second site was won with me alone. Why is it missing above the quota?',
  answered: 'The renewal was agreed at the higher amount, see the signed offer.',
  answer: 'You are right: the amount was raised on the day of signing. The difference is added below.',
  correction: 15_000,
};
