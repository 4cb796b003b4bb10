import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { Webhook as Receiver } from 'standardwebhooks';
import { newSecret, openConnection, sealConnection, withNewSecret } from './connection.js';
import { bodyOf, headersOf } from './message.js';

const now = new Date();
const address = 'https://hooks.example/in';
const [hour, day] = [3_600_000, 86_400_000];

describe('a message', () => {
  it('is signed as Standard Webhooks shows it', () => {
    const connection = { address, secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' };
    const at = new Date(1_614_265_330_000);
    const headers = headersOf(connection, 'msg_p5jXN8AQM9LWM0D4loKWxJek', '{"test": 2432232314}', at);
    expect(headers).toMatchObject({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it('is taken by whoever has the present secret, or for a day the one before', () => {
    const first = { address, secret: newSecret() };
    const second = withNewSecret(first, now);
    expect(second.secret).not.toBe(first.secret);
    const body = bodyOf('sales.deal.closed', now.toISOString(), { dealId: '1' });
    const taken = (secret: string) => new Receiver(secret).verify(body, headersOf(second, 'id', body, now));
    const message = { type: 'sales.deal.closed', timestamp: now.toISOString(), data: { dealId: '1' } };
    expect([second.secret, first.secret].map(taken)).toEqual([message, message]);
    expect(() => taken(newSecret())).toThrow();
    const signatures = (at: Date) => headersOf(second, 'id', body, at)['webhook-signature']!.split(' ').length;
    expect(signatures(new Date(now.getTime() + day - hour))).toBe(2);
    expect(signatures(new Date(now.getTime() + day + hour))).toBe(1);
  });
});

describe('a connection', () => {
  beforeAll(() => {
    process.env.MASTER_KEY = randomBytes(32).toString('base64');
  });

  it('is kept sealed, and opens in its own row alone', () => {
    const connection = { address, secret: newSecret() };
    const row = { organizationId: 'one', id: 'row' };
    const sealed = sealConnection(connection, row);
    expect(sealed).not.toContain('hooks');
    expect(openConnection(sealed, row)).toEqual(connection);
    expect(() => openConnection(sealed, { ...row, id: 'other' })).toThrow();
    expect(() => openConnection(sealed, { ...row, organizationId: 'two' })).toThrow();
  });
});
