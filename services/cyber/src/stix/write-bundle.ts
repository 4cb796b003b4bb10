import type { Classification, IndicatorKind } from '@talent-os/contracts/cyber/threat-kinds.js';
import { markingId, markingObject } from './markings.js';
import { patternOf } from './pattern.js';

export type OutIndicator = {
  readonly id: string;
  readonly kind: IndicatorKind;
  readonly value: string;
  readonly firstSeen: string;
  readonly classification: Classification;
};
export type OutThreat = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly publishedDate: string;
  readonly classification: Classification;
  readonly severity: string;
  readonly indicators: readonly OutIndicator[];
};

/** STIX writes instants with `Z`. */
const stamp = (at: string) => new Date(at).toISOString();

/** Threats as a STIX 2.1 bundle: a report each, with its indicators, and the markings of all. `id` names the bundle. */
export function writeBundle(id: string, threats: readonly OutThreat[]): string {
  const markings = new Set(
    threats.flatMap((one) => [one.classification, ...one.indicators.map((indicator) => indicator.classification)]),
  );
  const indicators = new Map(
    threats.flatMap((one) => one.indicators.map((indicator) => [indicator.id, indicator] as const)),
  );
  return JSON.stringify(
    {
      type: 'bundle',
      id: `bundle--${id}`,
      objects: [
        ...[...markings].map(markingObject),
        ...[...indicators.values()].map(indicatorObject),
        ...threats.map(reportObject),
      ],
    },
    null,
    2,
  );
}

const dated = (type: string, id: string, at: string, classification: Classification) => ({
  type,
  spec_version: '2.1',
  id: `${type}--${id}`,
  created: stamp(at),
  modified: stamp(at),
  object_marking_refs: [markingId(classification)],
});

const indicatorObject = (indicator: OutIndicator) => ({
  ...dated('indicator', indicator.id, indicator.firstSeen, indicator.classification),
  name: indicator.value,
  pattern: patternOf(indicator),
  pattern_type: 'stix',
  valid_from: stamp(indicator.firstSeen),
});

/** A report refers to something at least: where nothing is known, to its own marking. */
const reportObject = ({ id, title, description, publishedDate, classification, severity, indicators }: OutThreat) => ({
  ...dated('report', id, publishedDate, classification),
  name: title,
  description,
  published: stamp(publishedDate),
  report_types: ['threat-report'],
  labels: [`severity:${severity}`],
  object_refs: indicators.length > 0 ? indicators.map((one) => `indicator--${one.id}`) : [markingId(classification)],
});
