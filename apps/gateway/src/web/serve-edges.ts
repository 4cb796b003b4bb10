import type { Config } from '@talent-os/service-kit/config';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../http/errors.js';
import { originFor } from '../http/origin.js';

/** What is behind a sign-in is for nobody to list. */
const ROBOTS = 'User-agent: *\nDisallow: /\n';
/** How long what `security.txt` says may be kept: less than a year, as RFC 9116 advises. */
const KEPT_MS = 180 * 24 * 3_600_000;
const TEXT = 'text/plain; charset=utf-8';

/** Files that programs ask every server for by well-known names. */
export function serveEdges(server: FastifyInstance, config: Config): void {
  server.get('/robots.txt', (_request, reply) => reply.type(TEXT).send(ROBOTS));
  server.get('/.well-known/security.txt', (request, reply) => {
    const origin = originFor(config.PUBLIC_URL, request);
    if (!origin) return sendProblem(reply, 'request.malformed');
    return reply.type(TEXT).send(securityText(config, origin, new Date()));
  });
}

type Contacts = Pick<Config, 'SECURITY_CONTACT' | 'MAIL_FROM'>;

/** Whom to tell of a weakness (RFC 9116): the contact of whoever runs the installation, else the address its mails come from. */
export function securityText({ SECURITY_CONTACT, MAIL_FROM }: Contacts, origin: string, now: Date): string {
  const sender = /[^\s<>]+@[^\s<>]+/.exec(MAIL_FROM ?? '')?.[0];
  const contact = SECURITY_CONTACT ?? (sender ? `mailto:${sender}` : `${origin}/login`);
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(now.getTime() + KEPT_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
