import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Config } from '@talent-os/service-kit/config';
import { fastify } from 'fastify';
import type { Logger } from 'pino';
import { securityText, serveEdges } from './serve-edges.js';
import { serveWeb } from './serve-web.js';

const html = { accept: 'text/html,application/xhtml+xml' };
const log = { warn: () => undefined } as unknown as Logger;

async function served() {
  const root = mkdtempSync(join(tmpdir(), 'web-'));
  writeFileSync(join(root, 'index.html'), '<html><head></head><body>the app</body></html>');
  const server = fastify();
  const config = { WEB_ROOT: root, SIGN_IN_VARIANT: 'main' } as Config;
  serveEdges(server, config);
  await serveWeb(server, config, log);
  return server;
}

describe('the edges of the web', () => {
  it('give the app at its addresses, and say of others that there is nothing', async () => {
    const server = await served();
    const get = async (url: string, headers = {}) => {
      const { statusCode, body } = await server.inject({ url, headers });
      return [statusCode, body.includes('the app')];
    };
    expect(await get('/login', html)).toEqual([200, true]);
    expect(await get('/', html)).toEqual([200, true]);
    expect(await get('/nowhere', html)).toEqual([404, true]);
    expect(await get('/nowhere')).toEqual([404, false]);
    expect(await get('/wp-login.php', { accept: '*/*' })).toEqual([404, false]);
    expect(await get('/api/nowhere', html)).toEqual([404, false]);
    expect(await get('/assets/gone.js', html)).toEqual([404, false]);
    await server.close();
  });

  it('tell robots and finders of weaknesses what they ask every server for', async () => {
    const server = await served();
    expect((await server.inject('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
    expect((await server.inject('/.well-known/security.txt')).body).toMatch(/^Contact: \S+\nExpires: /);
    await server.close();
  });

  it('name the contact there is, and a day within the year', () => {
    const now = new Date('2026-11-20T10:00:00Z');
    const text = (config: Parameters<typeof securityText>[0]) => securityText(config, 'http://localhost:8080', now);
    const none = { SECURITY_CONTACT: undefined, MAIL_FROM: undefined };
    expect(text({ ...none, SECURITY_CONTACT: 'mailto:security@example.org' })).toContain(
      'Contact: mailto:security@example.org\nExpires: 2027-05-19T10:00:00.000Z\n',
    );
    expect(text({ ...none, MAIL_FROM: 'Talent OS <no-reply@example.org>' })).toContain(
      'Contact: mailto:no-reply@example.org',
    );
    expect(text(none)).toContain('Contact: http://localhost:8080/login');
  });
});
