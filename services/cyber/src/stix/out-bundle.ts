import type { Classification, IndicatorKind } from '@talent-os/contracts/cyber/threat-kinds.js';
import type { StixFacts } from './shapes.js';

type Validity = { readonly validUntil: string | null; readonly revoked: boolean };
/** An indicator that no pattern of the threat asks for. */
export type OutIndicator = Validity & {
  readonly stixId: string;
  readonly kind: IndicatorKind;
  readonly value: string;
  readonly firstSeen: string;
  readonly classification: Classification;
};
export type OutPattern = Validity & {
  readonly stixId: string;
  readonly name: string;
  readonly text: string;
  readonly language: string;
  readonly validFrom: string;
  readonly created: string;
  readonly modified: string;
  readonly classification: Classification;
};
export type OutThreat = {
  readonly stixId: string;
  readonly title: string;
  readonly description: string;
  readonly publishedDate: string;
  readonly created: string;
  readonly modified: string;
  readonly classification: Classification;
  readonly severity: string;
  readonly revoked: boolean;
  readonly stixFacts: StixFacts;
  readonly cves: readonly string[];
  readonly techniques: readonly string[];
  readonly indicators: readonly OutIndicator[];
  readonly patterns: readonly OutPattern[];
};
/** An object that came with a bundle, as it came. */
export type OutObject = {
  readonly stixId: string;
  readonly object: object;
  readonly classification: Classification;
};
export type OutBundle = {
  readonly threats: readonly OutThreat[];
  /** Patterns of none of them. */
  readonly patterns: readonly OutPattern[];
  /** What may leave of what came: objects of threats and patterns leave only where those do. */
  readonly objects: readonly OutObject[];
  /** All there is, and not only what one threat is connected with. */
  readonly whole: boolean;
};

export type StixObject = { readonly type: string; readonly id: string };
