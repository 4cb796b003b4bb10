import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { addressOf } from '@talent-os/testing';
import { inlined, lookUp } from './inlined.js';
import { setTimeout as after } from 'node:timers/promises';

/** How often a busy product is asked, and after what rest in milliseconds. */
const ATTEMPTS = 20;
const REST = 500;

type Node = Record<string, unknown>;
type Parameter = { readonly name: string; readonly in: string; readonly required: boolean; readonly example: unknown };
type Described = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Node[];
  readonly responses: Record<string, Node>;
};
export type Read = Described & { readonly path: string; readonly needs: readonly string[] };
export type Answer = { readonly status: number; readonly headers: Headers; readonly body: unknown };

/**
 * A client made from the published document alone. It takes an answer for wrong where the document does not have its
 * status, its kind, one of its headers or a field of it.
 */
export class StrictClient {
  private readonly ajv = new Ajv2020({ strict: false });

  private constructor(private readonly document: Node) {
    addFormats.default(this.ajv);
  }

  static async load(): Promise<StrictClient> {
    const response = await fetch(`${addressOf()}/api/openapi.json`);
    return new StrictClient((await response.json()) as Node);
  }

  /** Every operation that is asked with GET and answers JSON or a problem. */
  get reads(): Read[] {
    return Object.entries(this.document.paths as Record<string, Record<string, Described>>).flatMap(([path, { get }]) =>
      get
        ? [
            {
              ...get,
              path,
              needs: [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).concat(this.idsAsked(get)),
            },
          ]
        : [],
    );
  }

  /** Ids that have to stand behind the address. */
  private idsAsked({ parameters = [] }: Described): string[] {
    return parameters
      .map((one) => this.resolve(one) as unknown as Parameter)
      .filter((one) => one.in === 'query' && one.required && one.name.endsWith('Id'))
      .map(({ name }) => name);
  }

  /** Asks as the holder of a token. `all`: with an example of every parameter, not of the necessary ones alone. */
  async ask(read: Read, token: string, ids: Readonly<Record<string, string>>, all: boolean): Promise<Answer> {
    const parameters = (read.parameters ?? []).map((one) => this.resolve(one) as unknown as Parameter);
    const query = parameters.filter((one) => one.in === 'query' && (all || one.required));
    const path = read.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(ids[name] ?? String(parameters.find((one) => one.name === name)!.example)),
    );
    const text = new URLSearchParams(
      query.map((one): [string, string] => [one.name, String(ids[one.name] ?? one.example)]),
    ).toString();
    const response = await this.fetchWhenFree(`${addressOf()}${path}${text && `?${text}`}`, token);
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    // A file is a string of bytes to JSON Schema.
    const body: unknown = isJson ? await response.json() : Buffer.from(await response.arrayBuffer()).toString('latin1');
    return { status: response.status, headers: response.headers, body };
  }

  /** A busy machine is asked again, as by other tests. */
  private async fetchWhenFree(address: string, token: string): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
      const response = await fetch(address, { headers });
      if (response.status < 503 || attempt === ATTEMPTS) return response;
      await after(REST);
    }
  }

  /** What an answer has that the document does not, or lacks that it has. */
  faultsOf({ responses }: Read, { status, headers, body }: Answer): string[] {
    const described = responses[status] && this.resolve(responses[status]);
    if (!described) return [`the status ${status} is not described: ${JSON.stringify(body)}`];
    const missing = Object.keys((described.headers ?? {}) as Node).filter((name) => !headers.has(name));
    const kind = headers.get('content-type')?.split(';')[0] ?? '';
    const media = (described.content as Record<string, Node> | undefined)?.[kind];
    if (!media) return [`the kind ${kind} is not described`];
    const isValid = this.ajv.compile(inlined(media.schema, this.document) as Node);
    const wrong = isValid(body)
      ? []
      : isValid.errors!.map((one) => `${one.instancePath} ${one.message} ${JSON.stringify(one.params)}`);
    return [...missing.map((name) => `the header ${name} is missing`), ...wrong];
  }

  private resolve(node: Node): Node {
    return typeof node.$ref === 'string' ? lookUp(this.document, node.$ref) : node;
  }
}
