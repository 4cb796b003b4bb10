/**
 * The order people expect of texts: `apple`, `Ångström`, `Zebra`, and `2 seats` before `10 seats`. Postgres has the same, in the
 * kit's `order-texts.ts`; it is everybody's, whatever language they read.
 */
const collator = new Intl.Collator('en', { numeric: true });

export const textOrder = (one: string, other: string): number => collator.compare(one, other);
