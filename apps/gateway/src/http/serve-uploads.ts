import type { ErrorCode, FieldError, Operation } from '@talent-os/contracts';
import type { Reply } from '@talent-os/service-kit/bus/call';
import { FileStore } from '@talent-os/service-kit/files/file-store';
import type { Backing } from '@talent-os/service-kit/host/backing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TAKES_FILES } from './slow-bodies.js';
import { receiveUpload, UploadRefused } from './receive-upload.js';

/** In milliseconds. */
const TAKEN_OVER_WITHIN = 5_000;

type Answer = (operation: Operation, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Routes whose body is a form with a file. Nothing decodes it before the caller is known to be admitted. */
export function serveUploads(server: FastifyInstance, operations: readonly Operation[], answer: Answer): void {
  server.register(async (scope) => {
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    for (const operation of operations.filter(({ upload }) => upload))
      scope.route({
        method: operation.method!,
        url: operation.path,
        config: { [TAKES_FILES]: true },
        handler: (request, reply) => answer(operation, request, reply),
      });
  });
}

type UploadTarget = {
  readonly backing: Backing;
  readonly headers: Record<string, string>;
  readonly organizationId: string | undefined;
};

type UploadRefusal = { readonly refused: ErrorCode; readonly fields?: readonly FieldError[] | undefined };

/** Stores the file of a form and calls the operation with its fields and where the file lies. */
export async function passUpload(
  operation: Operation,
  { raw, params }: FastifyRequest,
  { backing, headers, organizationId }: UploadTarget,
): Promise<Reply | UploadRefusal> {
  const spec = operation.upload!;
  const files = new FileStore(backing.streams, backing.log);
  // Only what a person of an organization sends has a place.
  if (organizationId === undefined) return { refused: 'auth.required' };
  try {
    const { fields, file } = await receiveUpload(raw, spec, { files, service: operation.service, organizationId });
    const { [spec.field]: _, ...rest } = fields;
    const body = JSON.stringify({ ...rest, ...(params as object), ...(file !== undefined && { [spec.field]: file }) });
    const reply = await backing.bus.request(operation.name, { headers: patient(headers), body });
    if (file && isTurnedAway(reply.status)) files.discard(file.object);
    return reply;
  } catch (error) {
    if (error instanceof UploadRefused) return { refused: error.code, fields: error.fields };
    backing.log.warn({ err: error, operation: operation.name }, 'a file could not be stored');
    return { refused: 'service.down' };
  }
}

/** However long a file took to arrive, the service has time to take it over. */
const patient = (headers: Record<string, string>) => ({
  ...headers,
  dl: String(Math.max(Number(headers.dl), Date.now() + TAKEN_OVER_WITHIN)),
});

/** The service has not taken the file over. Where it failed later, the file is its own to remove. */
const isTurnedAway = (status: number): boolean => (status >= 400 && status < 500) || status === 503;
