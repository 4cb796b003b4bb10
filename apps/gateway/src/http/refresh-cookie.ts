import '@fastify/cookie';
import type { RefreshCookie } from '@talent-os/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'talentos_refresh';
/** Only the sign-in operations ever receive it. */
const PATH = '/api/auth';

/** Whatever else stands there is not one of ours, and travels nowhere. */
const FORM = /^[\w.-]{1,300}$/;
const OWN_PAGES = new Set(['same-origin', 'none', undefined]);

/** Whether one of our own pages asks, or no page at all. Browsers tell, and no page can make them tell otherwise. */
export const isOwnPage = ({ headers }: FastifyRequest): boolean =>
  OWN_PAGES.has(headers['sec-fetch-site'] as string | undefined);

export function refreshCookieOf(request: FastifyRequest): string | undefined {
  const value = request.cookies[NAME];
  return value !== undefined && FORM.test(value) ? value : undefined;
}

export function setRefresh(reply: FastifyReply, { value, expires }: NonNullable<RefreshCookie>, secure: boolean): void {
  reply.setCookie(NAME, value, { path: PATH, httpOnly: true, sameSite: 'strict', secure, expires });
}

export const clearRefresh = (reply: FastifyReply) => reply.clearCookie(NAME, { path: PATH });
