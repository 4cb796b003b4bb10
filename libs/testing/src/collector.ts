import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export type Span = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  /** 1 internal, 2 server, 3 client, 4 producer, 5 consumer. */
  readonly kind: number;
  /** Code 2: it failed. */
  readonly status: { readonly code?: number };
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[];
};

/** An attribute of a span, in text; nothing where it has none of the name. */
export function attributeOf({ attributes }: Span, key: string): string | undefined {
  const found = attributes.find((attribute) => attribute.key === key);
  return found && String(Object.values(found.value)[0]);
}

type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

const NEWLINE = Buffer.from('\n');

/** Takes what OpenTelemetry exporters send, as a collector would, and keeps it in a file that tests read. */
export function startCollector(): Promise<{ readonly address: string; readonly file: string; stop(): void }> {
  const file = join(mkdtempSync(join(tmpdir(), 'talent-os-spans-')), 'spans.jsonl');
  writeFileSync(file, '');
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      // One export is one line of JSON: it is read when a test asks for a trace, which few do.
      appendFileSync(file, Buffer.concat([...chunks, NEWLINE]));
      response.end('{}');
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      const stop = () => {
        server.close();
        rmSync(dirname(file), { recursive: true, force: true });
      };
      resolve({ address: `http://127.0.0.1:${port}`, file, stop });
    });
  });
}

/** The spans of one trace that have arrived so far. */
export const spansOf = (traceId: string): Span[] =>
  readFileSync(process.env.TEST_SPANS ?? '', 'utf8')
    .split('\n')
    .filter((line) => line.includes(traceId))
    .flatMap((line) => (JSON.parse(line) as Export).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .filter((span) => span.traceId === traceId);
