import { moduleOf, withModules } from './access/module-of.js';
import type { Access } from './access/rule.js';
import type { ErrorCode } from './errors.js';
import type { FileKind, UploadSpec } from './upload.js';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Structural on purpose: constraining by `z.ZodType` makes the compiler several times slower at 250 operations. */
export type Schema = { readonly _zod: { readonly input: unknown; readonly output: unknown } };

type OperationSpec = {
  /** Method and path of the HTTP route. Path parameters are fields of `input`; the rest goes into the query (GET, DELETE) or the JSON body. */
  readonly http: `${Method} /api/${string}` | 'none';
  readonly access: Access;
  /** One line for people: it becomes the API documentation. */
  readonly summary: string;
  readonly input: Schema;
  readonly output: Schema;
  readonly effect: 'read' | 'write';
  /**
   * What a write may announce. From these derive the reads that the writer's browser asks again, and whoever else is
   * told; an event that is not named here is refused. A function, because events stand below the operations they belong to.
   */
  readonly events?: () => readonly EventContract[];
  /** Reads that a write changes for its caller although it announces nothing. */
  readonly changes?: readonly string[];
  /** Rows of the closed error table this operation may answer with, beyond the ones every operation has. */
  readonly errors?: readonly ErrorCode[];
  /** Who answers it where that is not the service of its name: the gateway, which asks several and merges what they say. */
  readonly servedBy?: 'gateway';
  /** Rate limit class; `default` where absent. */
  readonly rate?: RateClass;
  /** Largest JSON body in bytes; `DEFAULT_MAX_BODY_BYTES` where absent. A form with a file has its own, see `upload`. */
  readonly maxBodyBytes?: number;
  /** Status of success; 200 where absent. 204 answers no body. */
  readonly success?: 200 | 201 | 202 | 204;
  /** Time the caller waits before it gets a 504, in milliseconds; 5000 where absent. */
  readonly deadlineMs?: number;
  /**
   * The answer is a stream of server-sent events: the frames the operation answers, then the ones published on this
   * channel, spliced by sequence number. Parameters of the path may stand in it.
   */
  readonly stream?: string;
  /**
   * The body is a multipart form with one file. The file goes encrypted into the object store while it arrives; `input`
   * holds the form's other fields and, under the file's name, a `StoredFile`.
   */
  readonly upload?: UploadSpec;
  /** The answer is a file of one of these kinds: the operation answers a `FileToSend`, and the gateway sends what lies there, decrypted. */
  readonly download?: readonly FileKind[];
  /**
   * The answer is a text people keep as a file. Whoever does not ask for JSON gets the file itself: the text of this
   * field, under the answer's `filename`.
   */
  readonly document?: { readonly type: DocumentType; readonly field: string };
  /** What becomes of its answers on their way, where that is not what `keepingOf` derives. */
  readonly keeping?: 'held' | 'passing' | 'secret';
  /** The operation reads or writes the httpOnly refresh cookie; no other operation ever sees it. */
  readonly refreshCookie?: true;
  /** Says that reading this is itself recorded in the audit trail. */
  readonly audited?: true;
  /** Asks that the caller has proven within the last five minutes who they are; see `access/proof.ts`. */
  readonly stepUp?: true;
  /** Open to somebody whose organization asks for a second factor they do not have yet. */
  readonly whileEnrolling?: true;
  /**
   * Works in organizations other than the caller's, one at a time, each through its own tenant setting. For those who
   * administer the platform, and nobody else.
   */
  readonly acrossOrganizations?: true;
  /** A write that is open to somebody who looks into the organization by break-glass, and otherwise only reads. */
  readonly duringBreakGlass?: true;
};

/** Media types of texts that leave as files. */
export type DocumentType =
  | 'text/csv'
  | 'text/calendar'
  | 'text/markdown'
  | 'text/plain'
  | 'application/json'
  | 'application/x-ndjson'
  | 'application/stix+json';

/** Room for twenty thousand characters of any script, and for every form of the product. */
export const DEFAULT_MAX_BODY_BYTES = 64 * 1024;

/**
 * What a JSON body may be made of, whatever its size: how deep its brackets nest, and how many keys and elements it holds.
 * Every schema of an operation stays far below; what goes beyond is refused before anybody parses it.
 */
export const BODY_BOUNDS: JsonBounds = { depth: 32, values: 1_000 };
export type JsonBounds = { readonly depth: number; readonly values: number };

export type RateClass = 'default' | 'sign-in' | 'register' | 'report' | 'refresh' | 'chat' | 'upload' | 'directory';

type ParamsOf<P extends string> = P extends `${string}:${infer K}/${infer Rest}`
  ? K | ParamsOf<Rest>
  : P extends `${string}:${infer K}`
    ? K
    : never;

type NamesItsParameters<S extends OperationSpec> =
  ParamsOf<S['http']> extends keyof S['input']['_zod']['input']
    ? unknown
    : { readonly input: `input lacks ${Exclude<ParamsOf<S['http']>, keyof S['input']['_zod']['input'] & string>}` };

export type Operation = OperationSpec & {
  readonly kind: 'operation';
  readonly name: string;
  /** The service that owns it: the first word of the name. */
  readonly service: string;
  readonly method: Method | undefined;
  readonly path: string;
  readonly maxBodyBytes: number;
};

/** An access as declared, and the switch of the module that what it is called belongs to. */
const withinModule = (name: string, access: Access): Access => {
  const module = moduleOf(name);
  return withModules(access, module ? [module] : []);
};

/** Declares one operation. Everything else (route, subject, guard, validation, client, documentation, refusal tests) is derived from it. */
export const operation = <const N extends `${string}.${string}`, const S extends OperationSpec>(
  name: N,
  spec: S & NamesItsParameters<S>,
) => {
  const [method, path] = spec.http === 'none' ? [undefined, ''] : (spec.http.split(' ') as [Method, string]);
  const service = name.slice(0, name.indexOf('.'));
  const access = withinModule(name, spec.access) as S['access'];
  const maxBodyBytes = spec.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES;
  return { ...(spec as S), access, kind: 'operation' as const, name, service, method, path, maxBodyBytes };
};

/** Names of the reads whose answers a write changes. */
export const readsChangedBy = ({ events, changes = [] }: Pick<OperationSpec, 'events' | 'changes'>): string[] => [
  ...new Set([...changes, ...(events?.().flatMap(({ live }) => live?.refetches ?? []) ?? [])]),
];

export type Input<O extends OperationSpec> = O['input']['_zod']['output'];
export type Sent<O extends OperationSpec> = O['input']['_zod']['input'];
export type Output<O extends OperationSpec> = O['output']['_zod']['output'];

type EventSpec = {
  /**
   * Browsers that hear of it at once, over the realtime connection. They are told the event's name and which
   * operations to read again; the facts themselves they fetch under their own rights.
   */
  readonly live?: {
    /** `organization`: everyone signed in there whom `access` admits. `subject`: only the person named by `payload.userId`. */
    readonly to: 'organization' | 'subject';
    readonly access: Access;
    /** Names of operations whose answers have changed. */
    readonly refetches: readonly string[];
  };
};

export type EventContract = EventSpec & {
  readonly kind: 'event';
  readonly name: string;
  readonly service: string;
  readonly payload: Schema;
};

/** Declares a fact a service announces: a past tense name, ids and small values, never content. */
export const event = <const N extends `${string}.${string}`, const P extends Schema, const S extends EventSpec>(
  name: N,
  payload: P,
  spec: S = {} as S,
) => ({
  ...spec,
  ...(spec.live && {
    live: { ...spec.live, access: withinModule(name, spec.live.access) },
  }),
  kind: 'event' as const,
  name,
  service: name.slice(0, name.indexOf('.')),
  payload,
});

export type Payload<E extends { readonly payload: Schema }> = E['payload']['_zod']['output'];

type JobSpec = {
  /** Repeats every so many milliseconds, once over all processes. */
  readonly everyMs?: number;
  /** Attempts before it is given up; 5 where absent. */
  readonly attempts?: number;
};

export type JobContract = JobSpec & {
  readonly kind: 'job';
  readonly name: string;
  readonly service: string;
  readonly data: Schema;
};

/** Declares work done later. Its data carries ids, never content. */
export const job = <const N extends `${string}.${string}`, const D extends Schema, const S extends JobSpec>(
  name: N,
  data: D,
  spec: S = {} as S,
) => ({ ...spec, kind: 'job' as const, name, service: name.slice(0, name.indexOf('.')), data });

export type JobData<J extends { readonly data: Schema }> = J['data']['_zod']['output'];
