import { ask, type Answer, type Stack } from './stack.ts';

export const EMAIL = 'ada@harbor.example';
export const PASSWORD = 'a long enough password';

const WITHIN_MS = 30_000;

/** The first person of an installation, at its interface as the browser's code uses it. */
export class ApiClient {
  private readonly stack: Stack;
  private readonly token: string;

  private constructor(stack: Stack, token: string) {
    this.stack = stack;
    this.token = token;
  }

  static async signIn(stack: Stack): Promise<ApiClient> {
    const session = await send<{ accessToken: string }>(stack, '/api/auth/login', { email: EMAIL, password: PASSWORD });
    return new ApiClient(stack, session.accessToken);
  }

  /** Records a credential with a scan of it; answers the document's id. */
  async addDocument(scan: Buffer): Promise<string> {
    const dates = { issuedAt: '2025-01-01', expirationDate: '2099-01-01' };
    const credential = { name: 'RN licence', kind: 'license', issuer: 'Board', number: 'RN-1', ...dates };
    const { id } = await send<{ id: string }>(this.stack, '/api/healthcare/credentials', credential, this.token);
    const form = new FormData();
    form.set('file', new Blob([scan], { type: 'application/pdf' }), 'licence.pdf');
    const encoded = new Response(form);
    const answer = await ask(`${this.stack.url}/api/healthcare/credentials/${id}/documents`, WITHIN_MS, {
      method: 'POST',
      headers: { 'content-type': encoded.headers.get('content-type') ?? '', authorization: `Bearer ${this.token}` },
      body: Buffer.from(await encoded.arrayBuffer()),
    });
    return bodyOf<{ id: string }>('adding a document', answer).id;
  }

  async readDocument(id: string): Promise<Buffer> {
    const answer = await this.get(`/api/healthcare/documents/${id}/file`, WITHIN_MS);
    if (answer.status !== 200)
      throw new Error(`The document could not be read: ${answer.status} ${answer.body.toString()}`);
    return answer.body;
  }

  get(path: string, withinMs: number): Promise<Answer> {
    return ask(`${this.stack.url}${path}`, withinMs, { headers: { authorization: `Bearer ${this.token}` } });
  }
}

async function send<T>(stack: Stack, path: string, body: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  const how = { method: 'POST', headers, body: Buffer.from(JSON.stringify(body)) };
  return bodyOf<T>(path, await ask(`${stack.url}${path}`, WITHIN_MS, how));
}

function bodyOf<T>(what: string, { status, body }: Answer): T {
  if (status < 200 || status > 299) throw new Error(`${what} was refused: ${status} ${body.toString()}`);
  return JSON.parse(body.toString()) as T;
}
