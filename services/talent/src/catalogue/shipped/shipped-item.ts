import type { CatalogueContent, CatalogueKind } from '@talent-os/contracts/talent/catalogue-shapes.js';

type Said = Omit<CatalogueContent, 'skillIds' | 'steps'>;
type Step = {
  readonly role: string;
  readonly months: number;
  readonly skills: readonly string[];
  readonly certifications?: readonly string[];
};

/** Something that comes with the product. Its skills are named by the keys of their frameworks. */
export type Shipped = Pick<Said, 'title' | 'summary'> &
  Partial<Said> & {
    /** Tells it from everything else that comes with the product, for good. */
    readonly key: string;
    readonly kind: CatalogueKind;
    readonly skills?: readonly string[];
    readonly steps?: readonly Step[];
  };

/** Courses that people of the organization give to one another. */
export const IN_HOUSE = 'In-house';
