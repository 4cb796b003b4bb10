import type { SearchKind } from '@talent-os/contracts/search/kinds';

/** What the parts of a detail are, where their words do not say it. A first part that is unknown is left out of the detail. */
const labels: Partial<Readonly<Record<SearchKind, readonly string[]>>> = {
  account: ['Territory', 'Segment', 'Region'],
  territory: ['Owner', 'Segment', 'Region'],
  position: ['Department', 'Location', 'Status'],
  opportunity: ['Department', 'Location'],
  transition: ['Status', 'Department', 'Takes effect'],
  threat: ['Severity', 'Source', 'Published'],
  course: ['Provider', 'Topic', 'Contact hours'],
};

/** The parts of a detail with what each is; nothing where the detail speaks for itself. */
export function labelledParts(kind: SearchKind, detail: string): readonly (readonly [string, string])[] | undefined {
  const parts = detail.split(' · ');
  const named = labels[kind]?.slice(-parts.length);
  return named?.length === parts.length ? parts.map((part, at) => [named[at]!, part] as const) : undefined;
}
