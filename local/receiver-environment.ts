import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const DAY_MS = 86_400_000;

/**
 * What a product under test needs to call a receiver in the test's own process: webhooks and calendars are called over
 * https, outside of private networks. 127.0.0.1 is named as an operator names a network, and a certificate for it, made for
 * this run, is trusted; the receiver finds certificate and key in `RECEIVER_TLS`.
 */
export async function receiverEnvironment(dir: string): Promise<NodeJS.ProcessEnv> {
  // Where the product is only started, nothing of this is needed, nor installed.
  const x509 = await import('@peculiar/x509');
  const keys = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: 'CN=Receiver of a test run',
    notBefore: new Date(Date.now() - DAY_MS),
    notAfter: new Date(Date.now() + 7 * DAY_MS),
    signingAlgorithm: ALGORITHM,
    keys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.SubjectAlternativeNameExtension([
        { type: 'ip', value: '127.0.0.1' },
        { type: 'dns', value: 'localhost' },
      ]),
    ],
  });
  const folder = join(dir, 'receiver');
  mkdirSync(folder, { recursive: true });
  const pem = certificate.toString('pem');
  const key = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64');
  writeFileSync(join(folder, 'certificate.pem'), `${pem}\n`);
  writeFileSync(join(folder, 'key.pem'), `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----\n`, {
    mode: 0o600,
  });
  return {
    OUTBOUND_ALLOWED_NETWORKS: '127.0.0.1/32',
    NODE_EXTRA_CA_CERTS: join(folder, 'certificate.pem'),
    RECEIVER_TLS: folder,
  };
}
