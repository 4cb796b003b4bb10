import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { industries } from '../access/tables.js';
import { csvExport } from '../csv-export.js';
import { event, operation } from '../define.js';
import { importOutput } from '../import-account.js';
import { listInput } from '../list-input.js';
import { listOf, noContent, uuid, version } from '../paging.js';
import {
  catalogueContent,
  CatalogueDetail,
  CatalogueItem,
  catalogueKindKeys,
  catalogueStateKeys,
} from './catalogue-shapes.js';

/** Who develops people reads what is in use; HR and department heads write it, each for the industries they work in. */
const access = ruleOf('talent.develop');
const keep = ruleOf('talent.catalogue');

const Kind = z.enum(catalogueKindKeys, 'Please choose a kind');
const Industry = z.enum(industries, 'Please choose an industry');
const catalogueItemId = uuid();

const filters = {
  search: listInput(['title']).search,
  kind: Kind.optional(),
  /** Also drafts that stand beside what is in use. */
  status: z.enum(catalogueStateKeys).optional(),
  industry: Industry.optional(),
  skillId: uuid().optional(),
};

export const listCatalogue = operation('talent.catalogue.list', {
  http: 'GET /api/talent/catalogue',
  access,
  summary: 'What people of my industries learn by: what is in use, and every draft for who keeps the catalogue',
  input: z.object({ ...listInput(['title', 'kind', 'industry', 'minutes', 'status', 'changedAt']), ...filters }),
  output: listOf(CatalogueItem),
  effect: 'read',
});

export const exportCatalogue = operation(
  'talent.catalogue.export',
  csvExport(listCatalogue, {
    access: { ...access, permission: ['EXPORT_DATA'] },
    summary: 'What people of my industries learn by as a CSV file, in the columns an import takes',
    rows: filters,
  }),
);

export const listCatalogueSkills = operation('talent.catalogue.skills', {
  http: 'GET /api/talent/catalogue/skills',
  access,
  summary: 'Skills of the organization that items of the catalogue can name',
  input: z.object({}),
  output: z.object({ items: z.array(z.object({ id: uuid(), name: z.string() })) }),
  effect: 'read',
});

export const getCatalogueItem = operation('talent.catalogue.get', {
  http: 'GET /api/talent/catalogue/:catalogueItemId',
  access,
  summary: 'One item of the catalogue: a version of it in full, what it lacks, and its history',
  input: z.object({ catalogueItemId, number: z.coerce.number<number>().int().min(1).max(10_000).optional() }),
  output: CatalogueDetail,
  effect: 'read',
  errors: ['resource.missing'],
});

const changes = { access: keep, effect: 'write' as const, events: () => [catalogueChanged] };

export const createCatalogueItem = operation('talent.catalogue.create', {
  ...changes,
  http: 'POST /api/talent/catalogue',
  summary: 'Draft an item of the catalogue; somebody else publishes it',
  input: z.object({ kind: Kind, industry: Industry, ...catalogueContent }),
  output: z.object({ id: uuid() }),
  success: 201,
  errors: ['resource.missing', 'catalogue.title'],
});

export const writeCatalogueItem = operation('talent.catalogue.write', {
  ...changes,
  http: 'PUT /api/talent/catalogue/:catalogueItemId',
  summary: 'Write an item anew: what is published stays in use while the next version is drafted',
  input: z.object({ catalogueItemId, version: version.optional(), ...catalogueContent }),
  output: z.object({ number: z.int() }),
  errors: ['resource.missing', 'resource.stale', 'catalogue.title'],
});

export const publishCatalogueItem = operation('talent.catalogue.publish', {
  ...changes,
  http: 'POST /api/talent/catalogue/:catalogueItemId/publication',
  summary: 'Put the draft of an item to use: it is complete, and somebody else wrote it',
  input: z.object({ catalogueItemId, version: version.optional() }),
  ...noContent,
  errors: [
    'resource.missing',
    'resource.stale',
    'catalogue.state',
    'catalogue.author',
    'catalogue.incomplete',
    'catalogue.title',
  ],
});

export const retireCatalogueItem = operation('talent.catalogue.retire', {
  ...changes,
  http: 'POST /api/talent/catalogue/:catalogueItemId/retirement',
  summary: 'Take an item out of use: nobody begins it any more, and who has begun it goes on',
  input: z.object({ catalogueItemId, version: version.optional() }),
  ...noContent,
  errors: ['resource.missing', 'resource.stale', 'catalogue.state'],
});

export const discardCatalogueDraft = operation('talent.catalogue.discard', {
  ...changes,
  http: 'DELETE /api/talent/catalogue/:catalogueItemId/draft',
  summary: 'Throw the draft of an item away; one that was never in use goes with it',
  input: z.object({ catalogueItemId, version: version.optional() }),
  ...noContent,
  errors: ['resource.missing', 'resource.stale', 'catalogue.state'],
});

/** Characters of a file at most. */
const FILE_LENGTH = 200_000;
/** Rows of a file at most. */
export const CATALOGUE_ROWS = 500;

export const importCatalogue = operation('talent.catalogue.import', {
  http: 'POST /api/talent/catalogue/import',
  access: keep,
  summary: 'Draft items from a CSV file; what is bad is refused row by row, and a dry run only says what would come',
  input: z.object({
    csv: z.string().min(2).max(FILE_LENGTH, 'Please choose a file of at most 200 kB'),
    dryRun: z.boolean(),
    strict: z.boolean().optional(),
  }),
  output: z.object({
    /** Drafted, or what would be in a dry run. */
    added: z.int().min(0),
    /** There is such an item already. */
    known: z.int().min(0),
    refused: z.array(z.object({ line: z.int(), reason: z.string() })),
    ...importOutput,
  }),
  effect: 'write',
  events: () => [catalogueFilled],
  // A character of any script takes three bytes.
  maxBodyBytes: 3 * FILE_LENGTH + 1_000,
  deadlineMs: 20_000,
});

export const adoptCatalogue = operation('talent.catalogue.adopt', {
  http: 'POST /api/talent/catalogue/adoption',
  access: keep,
  summary: 'Draft what came with the product for an industry, without what is there already',
  input: z.object({ industry: Industry }),
  output: z.object({ added: z.int().min(0), known: z.int().min(0) }),
  effect: 'write',
  events: () => [catalogueFilled],
  errors: ['resource.missing'],
});

const live = {
  live: {
    to: 'organization' as const,
    access,
    refetches: ['talent.catalogue.list', 'talent.catalogue.get'],
  },
};

/** An item of the catalogue is another now. */
export const catalogueChanged = event(
  'talent.catalogue.changed',
  z.object({
    catalogueItemId,
    kind: Kind,
    how: z.enum(['drafted', 'written', 'published', 'retired', 'discarded']),
  }),
  live,
);

/** Several items were drafted at once. */
export const catalogueFilled = event(
  'talent.catalogue.filled',
  z.object({ how: z.enum(['imported', 'adopted']), added: z.int().min(0) }),
  live,
);
