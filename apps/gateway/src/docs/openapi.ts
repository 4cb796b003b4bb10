import { errors, type ErrorCode, type Operation } from '@talent-os/contracts';
import { z } from 'zod';

const PROBLEM = { $ref: '#/components/schemas/Problem' };
const everywhere: readonly ErrorCode[] = ['request.invalid', 'request.rate', 'server.error', 'service.down'];

/** The OpenAPI 3.1 document of all operations that have an address, derived from their contracts. */
export function openApi(operations: readonly Operation[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    if (!operation.method) continue;
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[operation.method.toLowerCase()] = describe(operation);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Talent OS',
      version: '0.1.0',
      description:
        'Every operation of the product. Amounts of money are in minor units of the organization’s currency.',
    },
    tags: [...new Set(operations.map((operation) => operation.service))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Problem: {
          type: 'object',
          required: ['type', 'title', 'status', 'code'],
          properties: {
            type: { type: 'string' },
            title: { type: 'string' },
            status: { type: 'integer' },
            code: { type: 'string', enum: Object.keys(errors) },
            detail: { type: 'string' },
            instance: { type: 'string', description: 'The trace id: what support needs' },
            errors: {
              type: 'array',
              items: {
                type: 'object',
                required: ['field', 'message'],
                properties: { field: { type: 'string' }, message: { type: 'string' } },
              },
            },
          },
        },
      },
    },
  };
}

type JsonSchema = { properties?: Record<string, object>; required?: string[] };

const schemaOf = (schema: unknown, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema as z.ZodType, { io, unrepresentable: 'any' }) as Record<
    string,
    unknown
  >;
  return rest as JsonSchema;
};

function describe(operation: Operation): object {
  const input = schemaOf(operation.input, 'input');
  const inPath = new Set([...operation.path.matchAll(/:(\w+)/g)].map((match) => match[1]!));
  const names = Object.keys(input.properties ?? {});
  const bodyless = operation.method === 'GET' || operation.method === 'DELETE';
  const parameters = names
    .filter((name) => bodyless || inPath.has(name))
    .map((name) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || (input.required ?? []).includes(name),
      schema: input.properties![name],
    }));
  const bodyNames = bodyless ? [] : names.filter((name) => !inPath.has(name));
  const body = {
    type: 'object',
    properties: Object.fromEntries(bodyNames.map((name) => [name, input.properties![name]])),
    required: (input.required ?? []).filter((name) => bodyNames.includes(name)),
  };
  const description = operation.upload ? 'A form with a file' : `At most ${operation.maxBodyBytes} bytes`;
  return {
    operationId: operation.name,
    summary: operation.summary,
    tags: [operation.service],
    ...(operation.access !== 'public' && { security: [{ bearer: [] }] }),
    'x-access': operation.access,
    ...(parameters.length > 0 && { parameters }),
    ...(bodyNames.length > 0 && { requestBody: { required: true, description, content: contentOf(operation, body) } }),
    responses: responses(operation),
  };
}

/** What a body is sent as: JSON, or a form with a file. */
function contentOf({ upload }: Operation, body: { readonly properties: object }): object {
  if (!upload) return { 'application/json': { schema: body } };
  const file = { type: 'string', format: 'binary', description: `At most ${upload.maxBytes} bytes` };
  const schema = { ...body, properties: { ...body.properties, [upload.field]: file } };
  return { 'multipart/form-data': { schema } };
}

/** What it answers: JSON, or a file. */
const answerOf = ({ download, output }: Operation): object =>
  download
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: schemaOf(output, 'output') } };

function responses(operation: Operation): object {
  const status = String(operation.success ?? 200);
  const success = status === '204' ? { description: 'Done' } : { description: 'Success', content: answerOf(operation) };
  const refusals = new Map<number, string[]>();
  const codes: ErrorCode[] = [
    ...everywhere,
    ...(operation.method === 'GET' || operation.method === 'DELETE' ? [] : (['request.size'] as const)),
    ...(operation.access === 'public' ? [] : (['auth.required'] as const)),
    ...(typeof operation.access === 'object' ? (['access.denied'] as const) : []),
    ...(operation.errors ?? []),
  ];
  for (const code of codes)
    refusals.set(errors[code].status, [...(refusals.get(errors[code].status) ?? []), `${code}: ${errors[code].title}`]);
  const problems = [...refusals].map(([code, lines]) => [
    String(code),
    { description: lines.join('; '), content: { 'application/problem+json': { schema: PROBLEM } } },
  ]);
  return { [status]: success, ...Object.fromEntries(problems) };
}
