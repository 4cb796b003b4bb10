import { beforeAll, describe, expect, it } from '@jest/globals';
import { errors, YEARS, type Operation } from '@talent-os/contracts';
import { operations } from '@talent-os/contracts/registry.js';
import { listDeals } from '@talent-os/contracts/sales/deals.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { z } from 'zod';
import { asTexts, exampleOf, inputExample } from '@talent-os/contracts/fields/examples.js';
import { openApi } from './openapi.js';
import { inlined, lookUp } from './test/inlined.js';
import { describedSchema } from './schemas.js';

const offered = operations.filter(({ method }) => method);
const cases = offered.map((one) => [one.name, one] as const);
type Document = Awaited<ReturnType<typeof openApi>>;
type Node = Record<string, unknown>;

const MISSING = 'resource.missing';

let document: Document;
beforeAll(async () => {
  document = await openApi(operations, 'https://talent.example');
});
const objectOf = ({ path, method }: Operation) =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]![method!.toLowerCase()]!;

/** What `$ref` names, or the node itself. */
function resolved(node: Node): Node {
  if (typeof node.$ref !== 'string') return node;
  return lookUp(document, node.$ref);
}

/** Visits every object of the document. */
function visit(node: unknown, path: string, look: (node: Node, path: string) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) look(node as Node, path);
  for (const [name, inner] of Object.entries(node)) if (name !== 'example') visit(inner, `${path}/${name}`, look);
}

// A schema is asked a few times: what makes its check faster takes longer than the check.
const ajv = new Ajv2020({ strict: false, allErrors: true, code: { optimize: false } });
addFormats.default(ajv);
type Check = ReturnType<typeof ajv.compile>;
/** To compile a schema takes most of the time, and some are asked thousands of times. */
const compiled = new WeakMap<object, Check>();
function checkOf(schema: object): Check {
  const check = compiled.get(schema) ?? ajv.compile(inlined(schema, document) as object);
  compiled.set(schema, check);
  return check;
}
const faultsOf = (schema: unknown, value: unknown) => {
  const isValid = checkOf(schema as object);
  return isValid(value) ? [] : isValid.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`);
};

describe('the document', () => {
  it('names where the product is, and who publishes it under which terms', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Talent OS', license: { name: 'Proprietary' }, description: expect.stringContaining('Sign in') },
      servers: [{ url: 'https://talent.example', description: 'This installation.' }],
    });
  });

  it('describes every tag, parameter, header, schema and field', () => {
    const bare: string[] = [];
    const needs = (node: Node, path: string) => {
      const text = resolved(node).description;
      if (typeof text !== 'string' || text.length < 8) bare.push(path);
    };
    for (const tag of document.tags) needs(tag, tag.name);
    visit(document, '', (node, path) => {
      const isHeader = path.startsWith('/components/headers/');
      if (isHeader && node.schema) expect([path, faultsOf(node.schema, node.example)]).toEqual([path, []]);
      if (Array.isArray(node.parameters)) for (const one of node.parameters as Node[]) needs(one, path);
      for (const place of ['headers', 'responses', 'schemas'])
        if (path.endsWith(`/${place}`))
          for (const [name, one] of Object.entries(node)) needs(one as Node, `${path}/${name}`);
      const isSchema = node.type === 'object' && typeof node.properties === 'object';
      if (isSchema)
        for (const [name, one] of Object.entries(node.properties as Node)) needs(one as Node, `${path}/${name}`);
    });
    expect(bare).toEqual([]);
  });

  it('refers to nothing it does not hold, and holds nothing it does not refer to', () => {
    const named = new Set<string>();
    visit(document, '', (node) => typeof node.$ref === 'string' && named.add(node.$ref));
    for (const name of named) expect([name, resolved({ $ref: name }) !== undefined]).toEqual([name, true]);
    const { securitySchemes: _, ...rest } = document.components;
    const held = Object.entries(rest).flatMap(([kind, parts]) =>
      Object.keys(parts).map((name) => `#/components/${kind}/${name}`),
    );
    expect(held.filter((name) => !named.has(name))).toEqual([]);
  });

  it('holds what several operations share once', () => {
    const count = (text: string) => JSON.stringify(document.paths).split(text).length - 1;
    const { Version } = document.components.schemas as unknown as Record<string, Node>;
    expect(Version).toMatchObject({ type: 'integer', title: 'Version' });
    expect(count('"#/components/schemas/Version"')).toBeGreaterThan(50);
    const parts = new Map<string, number>();
    for (const methods of Object.values(document.paths))
      visit(methods, '', (node) => {
        if (node.type !== 'object' || typeof node.properties !== 'object') return;
        const text = JSON.stringify(node);
        if (text.length > 500) parts.set(text, (parts.get(text) ?? 0) + 1);
      });
    expect([...parts].filter(([, times]) => times > 1)).toEqual([]);
  });

  it('calls what is on or off a boolean, also in a query', () => {
    const { parameters } = objectOf(offered.find(({ name }) => name === 'cyber.incidents.list')!);
    expect(parameters).toContainEqual(expect.objectContaining({ name: 'late', schema: { type: 'boolean' } }));
  });

  it('calls every field as people do', () => {
    const { properties = {} } = describedSchema(listDeals, 'out').properties!['items']!.items!;
    expect(properties['accountName']).toMatchObject({ title: 'Account' });
    expect(properties['lastActivityAt']).toMatchObject({ title: 'Last activity' });
  });

  it('bounds what is sent by what every day, instant and text is bounded by', () => {
    const input = describedSchema(
      offered.find(({ name }) => name === 'sales.deals.create')!,
      'in',
    );
    const of = (name: string) => new RegExp(String(input.properties![name]!.pattern), 'u');
    for (const year of Object.values(YEARS)) expect(of('closeDate').test(`${year}-01-01`)).toBe(true);
    for (const year of [YEARS.first - 1, YEARS.last + 1]) expect(of('closeDate').test(`${year}-01-01`)).toBe(false);
    expect([of('name').test('Renewal'), of('name').test('a\u0000b')]).toEqual([true, false]);
  });

  it('says of every record that it may be missing', () => {
    const silent = offered.filter(({ path, errors: codes = [] }) => /:\w+Id\b/.test(path) && !codes.includes(MISSING));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('tells a stream as a stream, and how to go on with it', () => {
    const stream = offered.find(({ stream: channel }) => channel)!;
    const { parameters, responses } = objectOf(stream);
    expect(parameters).toContainEqual({ $ref: '#/components/parameters/LastEventId' });
    const { content } = responses['200'] as { content: Node };
    expect(Object.keys(content)).toEqual(['text/event-stream']);
    const { example, 'x-frame': frame } = content['text/event-stream'] as { example: string; 'x-frame': object };
    expect(example).toMatch(/^id: 1\ndata: \{.*\}\n\n$/);
    expect(faultsOf(frame, JSON.parse(example.split('data: ')[1]!))).toEqual([]);
  });

  it('tells files as files, in both directions', () => {
    const contents = (name: 'upload' | 'download') =>
      offered.filter((one) => one[name]).map((one) => JSON.stringify(inlined(objectOf(one), document)));
    for (const text of contents('upload')) expect(text).toContain('"multipart/form-data"');
    for (const text of contents('download')) expect(text).toContain('"format":"binary"');
  });
});

describe.each(cases)('%s', (_, operation) => {
  const open = operation.access === 'public';

  it('says who may ask, what is answered besides, and each of its refusals', () => {
    const { security, operationId, summary, description, tags, responses } = objectOf(operation);
    expect(security).toEqual(open ? [] : [{ bearer: [] }]);
    expect([operationId, tags]).toEqual([operation.name, [operation.service]]);
    expect(summary.length).toBeGreaterThan(8);
    // What it does comes before who may ask.
    expect(description.startsWith(summary.replace(/\.$/, ''))).toBe(true);
    expect(description).toMatch(operation.effect === 'read' ? /Changes nothing\./ : /Announces |Changes what is kept/);
    const answer = resolved(responses[String(operation.success ?? 200)] as Node);
    const isRead = operation.method === 'GET' && !operation.stream && !operation.download;
    expect(Object.keys((answer as { headers: object }).headers)).toEqual(
      expect.arrayContaining(['RateLimit', 'RateLimit-Policy', ...(isRead ? ['ETag'] : [])]),
    );
    expect('304' in responses).toBe(isRead);
    const refusesWho = operation.errors?.some((code) => errors[code].status === 401) === true;
    expect('401' in responses).toBe(!open || refusesWho);
    for (const [status, response] of Object.entries(responses).filter(([one]) => one >= '400')) {
      const { content } = resolved(response as Node) as { content: Record<string, { examples: Record<string, Node> }> };
      for (const example of Object.values(content['application/problem+json']!.examples)) {
        const { value } = resolved(example) as { value: { status: number } };
        expect(String(value.status)).toBe(status);
        expect(faultsOf(document.components.schemas.Problem, value)).toEqual([]);
      }
    }
  });

  it('has examples that its schemas and its contract take', () => {
    const input = describedSchema(operation, 'in');
    const example = inputExample(operation, input);
    const isQuery = operation.method === 'GET' || operation.method === 'DELETE';
    if (!operation.upload) {
      const taken = (operation.input as z.ZodType).safeParse(isQuery ? asTexts(example) : example);
      expect(taken.error?.issues ?? []).toEqual([]);
    }
    const { parameters = [], requestBody, responses } = objectOf(operation);
    const answer = resolved(responses[String(operation.success ?? 200)] as Node);
    const bodies = [requestBody, answer] as ({ content?: object } | undefined)[];
    const examples = [
      ...parameters.map((one) => resolved(one as Node)),
      ...bodies.flatMap((one) => Object.values(one?.content ?? {}) as Node[]),
    ].filter((one) => 'example' in one);
    // All in one schema: to compile one takes most of the time.
    const schema = { type: 'array', prefixItems: [{}, ...examples.map((one) => one.schema)] };
    expect(faultsOf(schema, [null, ...examples.map((one) => one.example)])).toEqual([]);
    if (operation.success === 204 || operation.download) return;
    const least = exampleOf(describedSchema(operation, 'out'), '');
    expect((operation.output as z.ZodType).safeParse(least).error?.issues ?? []).toEqual([]);
  });
});
