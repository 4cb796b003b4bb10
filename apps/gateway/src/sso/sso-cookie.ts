import '@fastify/cookie';
import { SSO_LIFE_MS, SSO_PATH } from '@talent-os/contracts/identity/sso.js';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'talentos_sso';
/** Whatever else stands there is not one of ours. */
const FORM = /^[\w-]{43}$/;

/** Tells which browser has begun a sign-in by a provider. It comes along when the provider sends the browser back. */
export function setSsoCookie(reply: FastifyReply, value: string, secure: boolean): void {
  reply.setCookie(NAME, value, {
    path: SSO_PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: SSO_LIFE_MS / 1_000,
  });
}

export function ssoCookieOf(request: FastifyRequest): string | undefined {
  const value = request.cookies[NAME];
  return value !== undefined && FORM.test(value) ? value : undefined;
}

export const clearSsoCookie = (reply: FastifyReply) => reply.clearCookie(NAME, { path: SSO_PATH });
