import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addCredential } from '@talent-os/contracts/healthcare/credentials.js';
import { addCredentialDocument, downloadDocument } from '@talent-os/contracts/healthcare/documents.js';
import { eventually, freezable, signIn, startOwnProduct, type Person } from '@talent-os/testing';

/** The product under test rejects a promise that nobody waits for when it hears this signal. */
const PLANTED = `data:text/javascript,${encodeURIComponent(
  `process.on('SIGUSR2', () => { Promise.reject(new Error('planted')); })`,
)}`;

let nats: Awaited<ReturnType<typeof freezable>>;
let product: Awaited<ReturnType<typeof startOwnProduct>> | undefined;
let nurse: Person;
let credentialId: string;
beforeAll(async () => {
  nats = await freezable(process.env.NATS_URL ?? '');
  const env = { NATS_URL: nats.url, NODE_OPTIONS: `--import=${PLANTED}`, LOG_LEVEL: 'silent' };
  product = await startOwnProduct({ name: 'standstill', targets: ['all'], env });
  nurse = await signIn('nurse@meridian.example', undefined, product.address);
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const dates = { issuedAt: day(-30), expirationDate: day(300) };
  ({ id: credentialId } = await nurse.call(addCredential, {
    name: 'Frozen',
    kind: 'certification',
    issuer: 'Board of Tests',
    number: 'F-1',
    ...dates,
  }));
});
afterAll(async () => {
  nats.thaw();
  await product?.stop();
  nats.stop();
});

const upload = () =>
  nurse.send(addCredentialDocument, {
    credentialId,
    file: new File([Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(3_000)])], 'card.pdf'),
  });
async function download(documentId: string) {
  const response = await fetch(`${product!.address}${downloadDocument.path.replace(':documentId', documentId)}`, {
    headers: { authorization: `Bearer ${nurse.token}` },
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

describe('while NATS stands still', () => {
  it('files are refused as unavailable, and travel again afterwards', async () => {
    const first = await upload();
    expect(first.status).toBe(201);
    nats.freeze();
    const answers = await Promise.all([upload(), download((first.body as { id: string }).id)]);
    const unavailable = { status: 503, body: { code: 'service.down' } };
    expect(answers).toMatchObject([unavailable, unavailable]);
    nats.thaw();
    await eventually(async () => expect((await upload()).status).toBe(201));
  });
});

describe('a promise that nobody waits for', () => {
  it('ends the product in order, as a failure', async () => {
    const [child] = product!.children;
    const exit = once(child!, 'exit');
    child!.kill('SIGUSR2');
    expect(await exit).toEqual([1, null]);
  });
});
