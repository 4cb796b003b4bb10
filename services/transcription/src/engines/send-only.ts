import { fetch as send, FormData as SentForm, type Agent, type RequestInit as SentInit } from 'undici';

/** Headers that leave; a form's own content type is added with its boundary. */
const HEADERS = ['accept', 'authorization', 'user-agent'];
/** Longest refusal that is read, in characters. */
const LONGEST_REFUSAL = 16_000;

/**
 * Sends forms to the checked address of an agent. Only our own headers leave (the SDK adds its host's and whatever the
 * environment says), redirects stay unfollowed, and files are read while they are sent.
 */
export const sendOnly =
  (agent: Agent): typeof fetch =>
  async (url, init) => {
    const all = new Headers(init?.headers);
    const headers = HEADERS.flatMap((name) => (all.has(name) ? [[name, all.get(name)!] as [string, string]] : []));
    const response = await send(String(url), {
      ...(init as SentInit),
      body: formOf(init?.body),
      headers,
      redirect: 'manual',
      dispatcher: agent,
    });
    return (response.ok ? response : await shortened(response)) as unknown as Response;
  };

/** The same form in the client's own class: it does not know the one of the platform. */
function formOf(body: unknown): SentForm {
  if (!(body instanceof FormData)) throw new Error('only forms are sent to speech endpoints');
  const form = new SentForm();
  for (const [name, value] of body) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, value.name);
  }
  return form;
}

/** A refusal is read to the end by the SDK, however long it is. */
async function shortened(response: Awaited<ReturnType<typeof send>>): Promise<Response> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of response.body ?? []) {
    text += decoder.decode(part as Uint8Array, { stream: true });
    if (text.length > LONGEST_REFUSAL) break;
  }
  return new Response(text, { status: response.status, headers: Object.fromEntries(response.headers) });
}
