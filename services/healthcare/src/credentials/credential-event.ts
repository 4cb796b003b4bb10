import type { Credential } from './credential.entity.js';

/** What the events say of a credential. */
export const eventPayload = ({ id, userId, name }: Credential) => ({ credentialId: id, userId, name });
