import {
  fetch as sendStreamed,
  FormData as SentForm,
  request,
  type Agent,
  type Dispatcher,
  type RequestInit as SentInit,
} from 'undici';

/** What is asked of a checked address. */
export type OutsideRequest = {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | undefined;
  readonly signal: AbortSignal;
  /** Bytes of the answer that are read at most. */
  readonly mostBytes: number;
};

export type OutsideAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  /** Whether the answer goes on behind `body`. */
  readonly isCut: boolean;
};

/** Sends a request over checked connections and reads as much of the answer as is wanted. Follows it nowhere else. */
export async function exchange(
  agent: Agent,
  { url, method, headers, body, signal, mostBytes }: OutsideRequest,
): Promise<OutsideAnswer> {
  const answer = await request(url, {
    method: method as Dispatcher.HttpMethod,
    headers,
    body: body ?? null,
    dispatcher: agent,
    signal,
  });
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body as AsyncIterable<Uint8Array>) {
    parts.push(part);
    length += part.length;
    if (length > mostBytes) break;
  }
  const read = Buffer.concat(parts).subarray(0, mostBytes);
  return { status: answer.statusCode, headers: answer.headers, body: read, isCut: length > mostBytes };
}

/** Headers that leave with a streamed call; a form's content type is added with its boundary. */
const HEADERS = ['accept', 'authorization', 'content-type', 'user-agent'];
/** Longest refusal that is read, in characters. */
const LONGEST_REFUSAL = 16_000;

/**
 * A `fetch` to the checked address of an agent, for the clients of models and of speech, whose answers are read while they
 * come. Only our own headers leave (the SDK adds its host's and whatever the environment says), redirects stay unfollowed,
 * and files are read while they are sent.
 */
export const sendOnly = (agent: Agent): typeof fetch => {
  const send: typeof fetch = async (url, init) => {
    const all = new Headers(init?.headers);
    const form = init?.body instanceof FormData ? formOf(init.body) : undefined;
    const headers = HEADERS.flatMap((name) =>
      all.has(name) && !(form && name === 'content-type') ? [[name, all.get(name)!] as [string, string]] : [],
    );
    const response = await sendStreamed(String(url), {
      ...(init as SentInit),
      ...(form && { body: form }),
      headers,
      redirect: 'manual',
      dispatcher: agent,
    });
    return (response.ok ? response : await shortened(response)) as unknown as Response;
  };
  // By this class the SDK finds out whether the platform's forms can be sent.
  return Object.assign(send, { Response });
};

/** The same form in the client's own class: it does not know the one of the platform. */
function formOf(body: FormData): SentForm {
  const form = new SentForm();
  for (const [name, value] of body) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, value.name);
  }
  return form;
}

/** A refusal is read to the end by the SDK, however long it is. */
async function shortened(response: Awaited<ReturnType<typeof sendStreamed>>): Promise<Response> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of response.body ?? []) {
    text += decoder.decode(part as Uint8Array, { stream: true });
    if (text.length > LONGEST_REFUSAL) break;
  }
  return new Response(text, { status: response.status, headers: Object.fromEntries(response.headers) });
}
