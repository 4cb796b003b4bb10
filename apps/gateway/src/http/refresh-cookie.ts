import '@fastify/cookie';
import type { RefreshCookie } from '@talent-os/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'talentos_refresh';
/** Only the sign-in operations ever receive it. */
const PATH = '/api/auth';

export const refreshCookieOf = (request: FastifyRequest): string | undefined => request.cookies[NAME];

export function setRefresh(reply: FastifyReply, { value, expires }: NonNullable<RefreshCookie>, secure: boolean): void {
  reply.setCookie(NAME, value, { path: PATH, httpOnly: true, sameSite: 'strict', secure, expires });
}

export const clearRefresh = (reply: FastifyReply) => void reply.clearCookie(NAME, { path: PATH });
