import { z } from 'zod';
import { operation } from '../define.js';
import { instant, uuid } from '../paging.js';

/** Services that may hold something of a person who leaves. */
export const holdingServices = ['talent', 'sales', 'healthcare', 'cyber', 'productivity', 'identity'] as const;
export type HoldingService = (typeof holdingServices)[number];
export const holdingServiceLabels: Record<HoldingService, string> = {
  talent: 'Talent',
  sales: 'Sales',
  healthcare: 'Healthcare',
  cyber: 'Cyber',
  productivity: 'Productivity',
  identity: 'Organization',
};

type Kind = {
  readonly service: HoldingService;
  readonly label: string;
  /** It ends with the access, and nobody takes it over. */
  readonly ends?: true;
};

/** What a person may hold, one row per kind. */
export const holdingKinds = {
  hiring: { service: 'talent', label: 'Seats they hire or recruit for' },
  interviews: { service: 'talent', label: 'Interviews to hold' },
  approvals: { service: 'talent', label: 'Approvals that wait for them' },
  deals: { service: 'sales', label: 'Open deals' },
  territories: { service: 'sales', label: 'Territories' },
  shifts: { service: 'healthcare', label: 'Shifts to come' },
  incidents: { service: 'cyber', label: 'Open incidents' },
  incidentTasks: { service: 'cyber', label: 'Tasks of incidents' },
  goals: { service: 'productivity', label: 'Goals shared with others' },
  teams: { service: 'identity', label: 'Teams they lead' },
  sessions: { service: 'identity', label: 'Sessions', ends: true },
  keys: { service: 'identity', label: 'Keys of applications', ends: true },
} as const satisfies Record<string, Kind>;
export type HoldingKind = keyof typeof holdingKinds;
export const holdingKindKeys = Object.keys(holdingKinds) as [HoldingKind, ...HoldingKind[]];
export const holdingOf = (kind: HoldingKind): Kind => holdingKinds[kind];
/** What somebody else takes over. */
export const handedKindKeys = holdingKindKeys.filter((kind) => !holdingOf(kind).ends) as [
  HoldingKind,
  ...HoldingKind[],
];

export const Holding = z.object({ kind: z.enum(holdingKindKeys), count: z.int().min(0) });
export type Holding = z.infer<typeof Holding>;

/** Spans of work a service names at most: the next ones. */
export const MOST_SPANS = 20;

/** The operation by which a service says what of it a person holds, and when they are to work next. */
export const holdingsOf = <const S extends HoldingService>(service: S) =>
  operation(`${service}.offboarding.holdings`, {
    http: 'none',
    access: 'internal',
    summary: 'What of this service a person holds, by kind, and when they are to work next',
    input: z.object({ userId: uuid() }),
    output: z.object({
      items: z.array(Holding),
      work: z.array(z.object({ startAt: instant, endAt: instant })).max(MOST_SPANS),
    }),
    effect: 'read',
  });
