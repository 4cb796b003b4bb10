import type { Operation, Output } from '@talent-os/contracts/define';
import type { Problem } from '@talent-os/contracts/errors';
import { ApiError } from './api-error';
import { isOnline } from './connection';
import { postForm, type FormReply } from './post-form';
import { requestOf } from './request';

type UploadOptions = {
  readonly file: File;
  /** The form's other fields, and the path's parameters. */
  readonly fields: Readonly<Record<string, string>>;
  /** Told 0 to 100. */
  readonly onProgress: (percent: number) => void;
};

/** In milliseconds: a large file over a slow line. */
const TIMEOUT = 120_000;

/** Sends a file to an operation that takes one. Throws `ApiError`, as every call does. */
export async function uploadFile<O extends Operation>(
  operation: O,
  { file, fields, onProgress }: UploadOptions,
): Promise<Output<O>> {
  if (!operation.upload) throw new Error(`${operation.name} takes no file`);
  const { url, body = '{}' } = requestOf(operation, fields);
  const form = new FormData();
  for (const [name, value] of Object.entries(JSON.parse(body) as Record<string, string>)) form.append(name, value);
  form.append(operation.upload.field, file);
  const reply = await postForm({ url, form, timeout: TIMEOUT, onProgress }).catch(() => {
    throw new ApiError({ status: 0 }, isOnline() ? 'unreachable' : 'offline');
  });
  return answerOf<O>(reply);
}

/** What the server answered, or why it refused. */
export function answerOf<O extends Operation>({ status, text }: FormReply): Output<O> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw status < 400 ? new ApiError({ status: 0 }, 'unreadable') : new ApiError({ status });
  }
  if (status >= 400) throw new ApiError({ ...(body as Partial<Problem>), status });
  return body as Output<O>;
}
