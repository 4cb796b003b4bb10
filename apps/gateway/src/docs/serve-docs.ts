import type { Operation } from '@talent-os/contracts';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openApi } from './openapi.js';

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

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, filter: true, tryItOutEnabled: true, persistAuthorization: false });`;

const types: Record<string, string> = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' };
const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'];

/** The API's description for machines at /api/openapi.json, for people at /api/docs. */
export function serveDocs(server: FastifyInstance, operations: readonly Operation[]): void {
  let document: string | undefined;
  server.get('/api/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApi(operations));
    return reply.header('content-type', 'application/json; charset=utf-8').send(document);
  });
  server.get('/api/docs', (_request, reply) => reply.header('content-type', 'text/html; charset=utf-8').send(page));
  server.get('/api/docs/start.js', (_request, reply) => reply.header('content-type', types.js!).send(start));
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  for (const file of FILES)
    server.get(`/api/docs/${file}`, async (_request, reply) =>
      reply.header('content-type', types[file.split('.').at(-1)!]!).send(await readFile(join(folder, file))),
    );
}
