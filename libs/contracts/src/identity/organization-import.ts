import { z } from 'zod';
import { event, operation } from '../define.js';
import { importOutput } from '../import-account.js';
import { storedFile } from '../upload.js';
import { organizationKeeper as access } from './organization-profile.js';

export const importKinds = ['teams', 'people'] as const;
export type ImportKind = (typeof importKinds)[number];

/** The columns of each kind of file, in any order; the ones with a star have to be there. */
export const importColumns = {
  teams: ['name*', 'lead*', 'under'],
  people: ['email*', 'first name*', 'last name*', 'title*', 'role*', 'industry*', 'team'],
} as const satisfies Record<ImportKind, readonly string[]>;

/** Rows of a file at most. */
export const IMPORT_ROWS_MOST = 50_000;
const MAX_IMPORT_BYTES = 16 * 1024 * 1024;
/** Faulty rows that are named; the answer says how many there are in all. */
export const FAULTS_SHOWN = 1_000;

const importFileKinds = ['csv'] as const;

export const importOrganization = operation('identity.organizations.import', {
  http: 'POST /api/organization/import',
  access,
  summary:
    'Take teams or people from a CSV file: a multipart form with `file`, `kind` and `dryRun`. A file is taken whole or not at all; every faulty row is named',
  input: z.object({
    kind: z.enum(importKinds),
    dryRun: z.stringbool(),
    strict: z.stringbool().optional(),
    file: storedFile(importFileKinds),
  }),
  output: z.object({
    /** Rows without a fault. */
    rows: z.int().min(0),
    /** Rows that say what is on record already. */
    known: z.int().min(0),
    /** Whether it was taken: never in a dry run, and never with a fault. */
    taken: z.boolean(),
    faulty: z.int().min(0),
    faults: z.array(z.object({ line: z.int().min(1), reason: z.string() })),
    ...importOutput,
  }),
  effect: 'write',
  upload: { field: 'file', maxBytes: MAX_IMPORT_BYTES, kinds: importFileKinds },
  rate: 'upload',
  deadlineMs: 120_000,
  events: () => [organizationImported],
  errors: ['request.size', 'request.media', 'import.header', 'import.rows'],
});

export const organizationImported = event(
  'identity.organization.imported',
  z.object({ what: z.enum(importKinds), rows: z.int() }),
  {
    live: {
      to: 'organization',
      access,
      refetches: [
        'identity.teams.list',
        'identity.teams.tree',
        'identity.teams.get',
        'identity.organizations.overview',
        'identity.people.find',
      ],
    },
  },
);
