import type { Industry } from '@talent-os/contracts';
import {
  CatalogueInput,
  type CatalogueContent,
  type CatalogueKind,
} from '@talent-os/contracts/talent/catalogue-shapes.js';
import { contentOf } from './content.rules.js';
import type { Shipped } from './shipped/shipped-item.js';
import { cyber } from './shipped/cyber.data.js';
import { healthcare } from './shipped/healthcare.data.js';
import { sales } from './shipped/sales.data.js';

/** What comes with the product, by industry. */
export const shipped: Readonly<Record<Industry, readonly Shipped[]>> = {
  SALES: sales,
  HEALTHCARE: healthcare,
  CYBER: cyber,
};

export type ShippedItem = {
  readonly origin: string;
  readonly kind: CatalogueKind;
  readonly content: CatalogueContent;
};

/** What comes for an industry; of its skills those the organization knows, by the keys of their frameworks. */
export function shippedFor(industry: Industry, codes: ReadonlyMap<string, string>): ShippedItem[] {
  const ids = (named: readonly string[] = []) => named.flatMap((code) => codes.get(code) ?? []);
  return shipped[industry].map(({ key, kind, skills, steps = [], ...said }) => {
    const content = CatalogueInput.parse({
      ...said,
      skillIds: ids(skills),
      steps: steps.map(({ skills: needed, certifications = [], ...step }) => ({
        ...step,
        certifications,
        skillIds: ids(needed),
      })),
    });
    return { origin: key, kind, content: contentOf(kind, content) };
  });
}
