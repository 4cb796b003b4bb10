import type { Operation } from '@talent-os/contracts';
import { mediaTypes } from '@talent-os/contracts/upload.js';
import { isPaged } from '../http/answer-headers.js';
import { exampleOf, inputExample } from '@talent-os/contracts/fields/examples.js';
import { headerRefs, type HeaderName } from './components.js';
import { problemsOf } from './problems.js';
import { descriptionOf } from './describe-operation.js';
import { describedSchema, type JsonSchema } from './schemas.js';

const LIMITED: readonly HeaderName[] = ['RateLimit', 'RateLimit-Policy', 'Cache-Control', 'traceresponse'];
const SENT_AS: Readonly<Record<number, string>> = {
  200: 'The answer.',
  201: 'It was made.',
  202: 'It was taken on and goes on after the answer.',
  204: 'It was done; there is nothing to answer.',
};

export type OperationObject = ReturnType<typeof operationObject>;

/** One operation in the words of OpenAPI 3.1, all of it from its contract. */
export function operationObject(operation: Operation) {
  const input = describedSchema(operation, 'in');
  const example = inputExample(operation, input);
  const inPath = new Set([...operation.path.matchAll(/:(\w+)/g)].map((match) => match[1]!));
  const bodyless = operation.method === 'GET' || operation.method === 'DELETE';
  const names = Object.keys(input.properties ?? {});
  const bodyNames = bodyless ? [] : names.filter((name) => !inPath.has(name));
  const parameters = [
    ...names
      .filter((name) => !bodyNames.includes(name))
      .map((name) => parameterOf(name, inPath.has(name) ? 'path' : 'query', input, example)),
    ...(isConditional(operation) ? [{ $ref: '#/components/parameters/IfNoneMatch' }] : []),
    ...(isDoneOnce(operation) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ...(operation.stream ? [{ $ref: '#/components/parameters/LastEventId' }] : []),
  ];
  return {
    operationId: operation.name,
    summary: operation.summary,
    description: descriptionOf(operation),
    tags: [operation.service],
    security: operation.access === 'public' ? [] : [{ bearer: [] }],
    'x-access': operation.access,
    ...(parameters.length > 0 && { parameters }),
    ...(bodyNames.length > 0 && { requestBody: bodyOf(operation, input, bodyNames, example) }),
    responses: { ...success(operation), ...problemsOf(operation) },
  };
}

const isConditional = ({ method, stream, download }: Operation): boolean => method === 'GET' && !stream && !download;

/** A write of somebody who is signed in. */
const isDoneOnce = ({ effect, access, upload }: Operation): boolean =>
  effect === 'write' && access !== 'public' && !upload;

type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description: string | undefined;
  readonly schema: JsonSchema;
  readonly example: unknown;
};

function parameterOf(
  name: string,
  where: 'path' | 'query',
  input: JsonSchema,
  examples: Record<string, unknown>,
): Parameter {
  const { description, title: _, ...schema } = input.properties![name]!;
  return {
    name,
    in: where,
    required: where === 'path' || (input.required ?? []).includes(name),
    description,
    schema,
    example: examples[name] ?? exampleOf(schema, name),
  };
}

/** A body: JSON, or a form with a file. */
function bodyOf(
  { upload, maxBodyBytes }: Operation,
  input: JsonSchema,
  names: readonly string[],
  examples: Record<string, unknown>,
): object {
  const properties = Object.fromEntries(names.map((name) => [name, input.properties![name]!]));
  const needed = (input.required ?? []).filter((name) => names.includes(name));
  const required = { ...(needed.length > 0 && { required: needed }) };
  const example = Object.fromEntries(Object.entries(examples).filter(([name]) => names.includes(name)));
  if (!upload) {
    const schema = { type: 'object', properties, ...required };
    const description = `At most ${maxBodyBytes} bytes.`;
    return { description, required: needed.length > 0, content: { 'application/json': { schema, example } } };
  }
  const file = {
    type: 'string',
    format: 'binary',
    description: `${properties[upload.field]?.description ?? 'The file.'} At most ${upload.maxBytes} bytes.`,
  };
  const schema = {
    type: 'object',
    properties: { ...properties, [upload.field]: file },
    required: [...new Set([...needed, upload.field])],
  };
  return {
    required: true,
    content: { 'multipart/form-data': { schema, example: { ...example, [upload.field]: 'bytes of the file' } } },
  };
}

type Answer = { readonly description: string; readonly headers: object; readonly content?: Record<string, Media> };
type Media = { readonly schema: JsonSchema; readonly example?: unknown; readonly 'x-frame'?: JsonSchema };

function success(operation: Operation): Record<string, Answer> {
  const status = operation.success ?? 200;
  const extra: HeaderName[] = [
    ...(isConditional(operation) ? (['ETag'] as const) : []),
    ...(isPaged(operation) ? (['Link'] as const) : []),
    ...(operation.refreshCookie ? (['Set-Cookie'] as const) : []),
    ...(operation.download ? (['Content-Disposition'] as const) : []),
  ];
  const answer = {
    description: SENT_AS[status]!,
    headers: headerRefs([...LIMITED, ...extra]),
    ...(status !== 204 && { content: contentOf(operation) }),
  };
  const notModified = {
    description: 'The caller holds the answer already.',
    headers: headerRefs([...LIMITED, ...extra]),
  };
  return { [status]: answer, ...(isConditional(operation) && { 304: notModified }) };
}

/** A media type without its parameters. */
const baseOf = (type: string): string => type.split(';')[0]!;

/** What it answers: JSON, a stream of events, or a file. */
function contentOf(operation: Operation): Record<string, Media> {
  if (operation.download)
    return Object.fromEntries(
      operation.download.map((kind) => [baseOf(mediaTypes[kind]), { schema: { type: 'string', format: 'binary' } }]),
    );
  const schema = describedSchema(operation, 'out');
  const json = { 'application/json': { schema, example: exampleOf(schema, '') } };
  // The text of a JSON document is read as what it says.
  if (operation.document) {
    const { type } = operation.document;
    const file = { [type]: { schema: { type: /[/+]json$/.test(type) ? 'object' : 'string' } } };
    // What is named first is what is sent to whoever names neither.
    return type === 'application/json' ? { ...json, ...file } : { ...file, ...json };
  }
  if (!operation.stream) return json;
  const frame = schema.properties!.frames!.items!.properties!.frame!;
  const frameJson = JSON.stringify(exampleOf(frame, ''));
  return {
    'text/event-stream': {
      schema: {
        type: 'string',
        description:
          'Server-sent events. `id` is the number of the event, counted from 1 without gaps; `data` is one frame in JSON. A line beginning with a colon keeps the connection open. The last frame is of the type `finish` or `error`.',
        contentMediaType: 'text/event-stream',
      },
      'x-frame': frame,
      example: `id: 1\ndata: ${frameJson}\n\n`,
    },
  };
}
