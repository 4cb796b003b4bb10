import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { event, job, operation } from '../define.js';
import { ImportAccount } from '../import-account.js';
import { instant, uuid } from '../paging.js';
import { lineText } from '../text.js';
import { storedFile } from '../upload.js';

const access = ruleOf('cyber.intelligence');

/** How far a bundle is that is taken over in the background: it waits, is read, is kept, and is all there. */
const bundleStates = ['waiting', 'reading', 'keeping', 'done'] as const;
export type BundleState = (typeof bundleStates)[number];

/** Objects of one bundle at most; the ones beyond are refused. */
export const MOST_BUNDLE_OBJECTS = 10_000;
const MAX_BUNDLE_BYTES = 16 * 1024 * 1024;
/** Bundles of a person that are still told of. */
export const BUNDLES_TOLD = 5;

/** What came of a bundle. */
export const TakenBundle = z.object({
  threats: z.int(),
  indicators: z.int(),
  sightings: z.int(),
  /** Objects that were new, or newer than the version known: none where the bundle was imported before. */
  changed: z.int(),
  refused: z.array(z.object({ line: z.int(), id: z.string().nullable(), reason: z.string() })),
  account: ImportAccount,
});
export type TakenBundle = z.infer<typeof TakenBundle>;

const BundleImport = z.object({
  id: uuid(),
  filename: z.string(),
  state: z.enum(bundleStates),
  /** What the bundle holds; null until it is read. */
  objects: z.int().nullable(),
  result: TakenBundle.nullable(),
  startedAt: instant,
  endedAt: instant.nullable(),
});
export type BundleImport = z.infer<typeof BundleImport>;

const bundleKinds = ['json'] as const;

export const addBundle = operation('cyber.bundles.add', {
  http: 'POST /api/cyber/bundles',
  access,
  summary:
    'Have a large STIX 2.1 bundle taken over in the background: a multipart form with `file`, at most 16 MB and 10,000 objects; what came of it is told among my bundles',
  input: z.object({
    /** What the file is called where it comes from. */
    name: lineText().max(200).optional(),
    file: storedFile(bundleKinds),
  }),
  output: z.object({ id: uuid() }),
  effect: 'write',
  upload: { field: 'file', maxBytes: MAX_BUNDLE_BYTES, kinds: bundleKinds },
  rate: 'upload',
  success: 202,
  deadlineMs: 30_000,
  events: () => [bundleMoved],
  errors: ['request.size', 'request.media'],
});

export const listBundles = operation('cyber.bundles.mine', {
  http: 'GET /api/cyber/bundles',
  access,
  summary: 'My latest large bundles: how far each is, and what came of it',
  input: z.object({}),
  output: z.object({ items: z.array(BundleImport) }),
  effect: 'read',
});

/** Takes over a bundle that was received. One that is taken over already is left alone. */
export const takeBundle = job('cyber.bundle.take', z.object({ bundleImportId: uuid() }), { attempts: 4 });

/** A bundle of somebody's came in, or is one step further. */
export const bundleMoved = event(
  'cyber.bundle.moved',
  z.object({ bundleImportId: uuid(), userId: uuid(), state: z.enum(bundleStates) }),
  { live: { to: 'subject', access, refetches: ['cyber.bundles.mine'] } },
);
