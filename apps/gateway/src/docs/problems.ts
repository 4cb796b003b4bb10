import { errors, problemOf, type ErrorCode, type Operation } from '@talent-os/contracts';
import { headerRefs, type HeaderName } from './components.js';

const everywhere: readonly ErrorCode[] = [
  'request.invalid',
  'request.rate',
  'server.error',
  'service.down',
  'service.late',
];
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const schema = { $ref: '#/components/schemas/Problem' };
const headersOf: Readonly<Record<number, readonly HeaderName[]>> = {
  401: ['WWW-Authenticate'],
  429: ['Retry-After', 'RateLimit', 'RateLimit-Policy'],
};

/** The rows of the table of errors an operation may answer with. */
function codesOf({
  access,
  errors: own = [],
  method,
  effect,
  upload,
  stepUp,
  whileEnrolling,
  refreshCookie,
}: Operation): ErrorCode[] {
  const sends = method !== 'GET' && method !== 'DELETE';
  return [
    ...new Set<ErrorCode>([
      ...everywhere,
      'request.malformed',
      ...(sends || upload ? (['request.size', 'request.media'] as const) : []),
      ...(access === 'public' ? [] : (['auth.required'] as const)),
      ...(access === 'public' && !refreshCookie ? [] : (['access.network'] as const)),
      ...(typeof access === 'object' ? (['access.denied'] as const) : []),
      ...(access === 'public' || whileEnrolling ? [] : (['auth.enroll'] as const)),
      ...(effect === 'write' && access !== 'public' && !upload ? (['request.repeated'] as const) : []),
      ...(stepUp ? (['auth.step-up'] as const) : []),
      ...own,
    ]),
  ];
}

/** The refusals of an operation, by status, each code with an example. */
export function problemsOf(operation: Operation): Record<string, object> {
  const byStatus = Map.groupBy(codesOf(operation), statusOf);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      codes.length === 1 ? { $ref: `#/components/responses/${codes[0]!}` } : responseOf(status, codes),
    ]),
  );
}

const responseOf = (status: number, codes: readonly ErrorCode[]) => ({
  description: codes.map((code) => `\`${code}\`: ${errors[code].title}`).join('. '),
  headers: headerRefs(['Cache-Control', 'traceresponse', ...(headersOf[status] ?? [])]),
  content: { 'application/problem+json': { schema, examples: examplesOf(codes) } },
});

/** Refusals that stand alone for their status, by their code. */
export const problemResponses = (operations: readonly Operation[]): Record<string, object> =>
  Object.fromEntries(
    [...new Set(operations.flatMap((one) => [...Map.groupBy(codesOf(one), statusOf).values()].filter(isAlone).flat()))]
      .toSorted()
      .map((code) => [code, responseOf(statusOf(code), [code])]),
  );

const statusOf = (code: ErrorCode): number => errors[code].status;
const isAlone = (codes: readonly ErrorCode[]): boolean => codes.length === 1;

const examplesOf = (codes: readonly ErrorCode[]) =>
  Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]));

/** Every refusal that one of the operations may answer with, by its code. */
export const problemExamples = (operations: readonly Operation[]): Record<string, object> =>
  Object.fromEntries(
    [...new Set(operations.flatMap(codesOf))]
      .toSorted()
      .map((code) => [code, { summary: errors[code].title, value: exampleProblem(code) }]),
  );

const exampleProblem = (code: ErrorCode) =>
  problemOf(code, {
    instance: TRACE,
    ...(code === 'request.invalid' && { errors: [{ field: 'page', message: 'Too small: expected number to be >=1' }] }),
  });
