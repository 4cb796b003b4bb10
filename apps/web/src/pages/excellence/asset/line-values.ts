import type { AssetDetail, AssetLine, AssetSection } from '@talent-os/contracts/sales/asset-shapes';

/** What a claim can rest on, as people choose it. */
export const sourceKinds = {
  none: 'None yet',
  url: 'Address',
  dealId: 'Deal',
  accountId: 'Account',
  metric: 'Figure',
  excellenceSessionId: 'Session',
} as const;
type SourceKind = keyof typeof sourceKinds;
const held = ['url', 'dealId', 'accountId', 'metric', 'excellenceSessionId'] as const;

/** A line as its form holds it: the fields of a source stay while another is tried. */
export type LineValues = {
  readonly key: string;
  readonly kind: AssetLine['kind'];
  readonly text: string;
  readonly source: SourceKind;
  readonly url: string;
  readonly dealId: string;
  readonly accountId: string;
  readonly metric: string;
  readonly excellenceSessionId: string;
  readonly checkedOn: string;
};

let lines = 0;
const keyOfLine = (): string => `line ${(lines += 1)}`;

const EMPTY = { url: '', dealId: '', accountId: '', metric: '', excellenceSessionId: '' };

export const newLine = (today: string): LineValues => ({
  ...EMPTY,
  key: keyOfLine(),
  kind: 'claim',
  text: '',
  source: 'none',
  checkedOn: today,
});

export const valuesOf = (line: AssetSection['lines'][number]): LineValues => ({
  key: keyOfLine(),
  kind: line.kind,
  text: line.text,
  source: held.find((one) => line[one] !== null) ?? 'none',
  url: line.url ?? '',
  dealId: line.dealId ?? '',
  accountId: line.accountId ?? '',
  metric: line.metric ?? '',
  excellenceSessionId: line.excellenceSessionId ?? '',
  checkedOn: line.checkedOn ?? '',
});

/** A line as it is sent: only a claim has a source, and only the one that is chosen. */
export function lineOf({ kind, text, source, checkedOn, ...values }: LineValues): AssetLine {
  const of = (one: Exclude<SourceKind, 'none'>) => (kind === 'claim' && source === one ? values[one] : null);
  return {
    kind,
    text,
    url: of('url'),
    dealId: of('dealId'),
    accountId: of('accountId'),
    metric: of('metric') as AssetLine['metric'],
    excellenceSessionId: of('excellenceSessionId'),
    checkedOn: kind === 'claim' && source !== 'none' && checkedOn ? checkedOn : null,
  };
}

/** The version that writing changes: the one that is drafted, or the next where what is shown is in use. */
export const writtenOn = ({ status, next, number, shown }: AssetDetail): number =>
  next === null && (status === 'published' || status === 'stale') ? number + 1 : shown.number;
