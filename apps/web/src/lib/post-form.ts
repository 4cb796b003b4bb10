import { connectionFailed, mayWrite } from './connection';
import { recordFailure } from './failed-calls';
import { accessToken } from './tokens';
import { renewed } from './api';

export type FormReply = { readonly status: number; readonly text: string };

type PostOptions = {
  readonly url: string;
  readonly form: FormData;
  /** In milliseconds. */
  readonly timeout: number;
  /** Told 0 to 100. */
  readonly onProgress?: ((percent: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
};

/** Why a form got no answer. */
export class FormUnanswered extends Error {
  constructor(readonly why: 'unreachable' | 'late') {
    super(why);
  }
}

/** Sends a form with a file. An expired session is renewed once, as for every call. */
export async function postForm(posting: PostOptions): Promise<FormReply> {
  if (!(await mayWrite())) throw new FormUnanswered('unreachable');
  const token = accessToken();
  const first = await post(posting, token);
  if (first.status !== 401 || !token || !(await renewed(token))) return first;
  return post(posting, accessToken());
}

/** By XMLHttpRequest, because only it tells how much of a body has gone. */
function post({ url, form, timeout, onProgress, signal }: PostOptions, token: string | null): Promise<FormReply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const failed = (why: FormUnanswered['why']) => () => {
      connectionFailed();
      void recordFailure({ url, method: 'POST', body: undefined });
      reject(new FormUnanswered(why));
    };
    request.open('POST', url);
    request.timeout = timeout;
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.((loaded / total) * 100);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = failed('unreachable');
    request.ontimeout = failed('late');
    request.onabort = () => reject(new DOMException('Cleared', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
