import type { Operation } from '@talent-os/contracts';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { etagOf, isHeld } from '../http/answer-headers.js';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Talent OS API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body><main id="docs"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>`;

/** One section at a time: operations are drawn once their service is opened, schemas where an operation shows them. */
const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, filter: true, tryItOutEnabled: true, persistAuthorization: false, docExpansion: 'none', defaultModelsExpandDepth: -1 });`;

const types: Record<string, string> = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' };
const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'];

/** Loaded and made when it is first asked for: its texts are no business of who only serves. */
async function makeDocument(operations: readonly Operation[], publicUrl: string | undefined) {
  const { openApi } = await import('./openapi.js');
  const text = JSON.stringify(await openApi(operations, publicUrl?.replace(/\/$/, '') ?? '/'));
  return { text, etag: etagOf(text) };
}

/** The API's description for machines at /api/openapi.json, for people at /api/docs. */
export function serveDocs(server: FastifyInstance, operations: readonly Operation[], publicUrl?: string): void {
  let document: ReturnType<typeof makeDocument> | undefined;
  server.get('/api/openapi.json', async (request, reply) => {
    const { text, etag } = await (document ??= makeDocument(operations, publicUrl));
    reply.headers({ etag, 'cache-control': 'no-cache', 'content-type': 'application/json; charset=utf-8' });
    return isHeld(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(text);
  });
  server.get('/api/docs', (_request, reply) => reply.header('content-type', 'text/html; charset=utf-8').send(page));
  server.get('/api/docs/start.js', (_request, reply) => reply.header('content-type', types.js!).send(start));
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  for (const file of FILES)
    server.get(`/api/docs/${file}`, async (_request, reply) =>
      reply.header('content-type', types[file.split('.').at(-1)!]!).send(await readFile(join(folder, file))),
    );
}
