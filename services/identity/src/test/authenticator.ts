import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url');
const bytes = (...values: number[]) => Buffer.from(values);

/** What a test may make different from an honest device at the right address. */
type Bending = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly counter?: number;
  readonly verified?: boolean;
  readonly userHandle?: string;
};

/** A device that holds one passkey (ES256), in software. Made for the address that tests give the product. */
export class Authenticator {
  private readonly id = randomBytes(16);
  private readonly pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle: string | undefined;
  private uses = 0;

  /** Makes the passkey, as WebAuthn answers it in JSON. */
  make(options: Readonly<Record<string, unknown>>, bending: Bending = {}): Record<string, unknown> {
    this.userHandle = (options['user'] as { id: string }).id;
    const { x, y } = this.pair.publicKey.export({ format: 'jwk' });
    const coordinates = [x, y].map((one) => Buffer.from(one!, 'base64url'));
    // COSE: an elliptic key (1: 2) for ES256 (3: -7) on P-256 (-1: 1), then both coordinates.
    const key = Buffer.concat([
      bytes(0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32),
      coordinates[0]!,
      bytes(0x22, 0x58, 32),
      coordinates[1]!,
    ]);
    const held = Buffer.concat([Buffer.alloc(16), bytes(0, this.id.length), this.id, key]);
    const authData = this.authData(HAS_KEY, bending, held);
    const attestationObject = Buffer.concat([
      bytes(0xa3),
      text('fmt'),
      text('none'),
      text('attStmt'),
      bytes(0xa0),
      text('authData'),
      bytes(0x58, authData.length),
      authData,
    ]);
    return this.answer({
      clientDataJSON: base64url(clientData('webauthn.create', options, bending)),
      attestationObject: base64url(attestationObject),
      transports: ['internal'],
    });
  }

  /** Signs what it is asked. */
  sign(options: Readonly<Record<string, unknown>>, bending: Bending = {}): Record<string, unknown> {
    this.uses += 1;
    const authData = this.authData(0, { counter: this.uses, ...bending });
    const clientDataJSON = clientData('webauthn.get', options, bending);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientDataJSON)]), this.pair.privateKey);
    return this.answer({
      clientDataJSON: base64url(clientDataJSON),
      authenticatorData: base64url(authData),
      signature: base64url(signature),
      userHandle: bending.userHandle ?? this.userHandle,
    });
  }

  private authData(flags: number, { rpId = 'talent.example', counter = 0, verified = true }: Bending, held = bytes()) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), bytes(flags | PRESENT | (verified ? VERIFIED : 0)), count, held]);
  }

  private answer(response: Record<string, unknown>): Record<string, unknown> {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }
}

/** A short text in CBOR. */
const text = (value: string) => Buffer.concat([bytes(0x60 + value.length), Buffer.from(value)]);

const clientData = (type: string, { challenge }: Readonly<Record<string, unknown>>, { origin }: Bending) =>
  Buffer.from(JSON.stringify({ type, challenge, origin: origin ?? 'https://talent.example', crossOrigin: false }));
