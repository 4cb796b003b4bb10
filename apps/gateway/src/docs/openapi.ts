import { setImmediate as immediately } from 'node:timers/promises';
import type { Operation } from '@talent-os/contracts';
import { headers, parameters, Problem, tags } from './components.js';
import { operationObject, type OperationObject } from './operation-object.js';
import { shareParts } from './share-parts.js';
import { problemExamples, problemResponses } from './problems.js';

const INTRODUCTION = `Every operation of the product, with what it takes, answers and refuses.

* **Sign in** with \`identity.auth.login\` and send its \`accessToken\` as \`Authorization: Bearer …\`. It lives fifteen minutes.
* **Lists** come in pages of 25. \`Link\` names the pages beside, \`total\` counts all records up to 10,000; \`more\` is there where there are more.
* **Limits** count calls by person, without sign-in by address; \`RateLimit\` says what is left.
* **Reads** carry an \`ETag\`; with \`If-None-Match\` an answer you hold is not sent again.
* **Changes** name the \`version\` they were made from: where another came first, they are refused with 409.
* **Money** is in minor units of the organization’s currency; instants are UTC, days are calendar days where the organization is.
* **Refusals** are problems of one closed table (RFC 9457); \`code\` is made for programs, \`title\` for people.`;

/** Operations described at a stretch: other calls are answered between. */
const AT_ONCE = 20;

/** The OpenAPI 3.1 document of all operations that have an address, derived from their contracts. `server`: where they are. */
export async function openApi(operations: readonly Operation[], server: string) {
  const offered = operations.filter(({ method }) => method);
  const paths: Record<string, Record<string, OperationObject>> = {};
  for (const [index, operation] of offered.entries()) {
    if (index % AT_ONCE === 0) await immediately();
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[operation.method!.toLowerCase()] = operationObject(operation);
  }
  const shared = shareParts(paths, ['Problem']);
  const services = new Set(offered.map(({ service }) => service));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Talent OS',
      version: '0.1.0',
      summary: 'A talent operating system for sales, healthcare and cyber security.',
      description: INTRODUCTION,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: server, description: 'This installation.' }],
    security: [{ bearer: [] }],
    tags: Object.entries(tags).flatMap(([name, description]) => (services.has(name) ? [{ name, description }] : [])),
    paths: shared.paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The `accessToken` that signing in answers.',
        },
      },
      parameters,
      headers,
      responses: { ...problemResponses(offered), ...shared.components.responses },
      examples: problemExamples(offered),
      schemas: { ...shared.components.schemas, Problem },
    },
  };
}
