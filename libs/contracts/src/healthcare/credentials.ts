import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { operation } from '../define.js';
import { day } from '../paging.js';

/** Days before its last day from which a credential counts as expiring. */
export const EXPIRING_DAYS = 90;

export const credentialKinds = ['license', 'certification', 'privilege', 'immunization', 'training'] as const;
export type CredentialKind = (typeof credentialKinds)[number];

export const credentialStatuses = ['active', 'expiring', 'expired', 'pending_verification', 'revoked'] as const;
export type CredentialStatus = (typeof credentialStatuses)[number];

export const renewalStatuses = ['submitted', 'verified', 'rejected', 'withdrawn'] as const;
export type RenewalStatus = (typeof renewalStatuses)[number];

export const verificationMethods = ['primary_source', 'document'] as const;
export type VerificationMethod = (typeof verificationMethods)[number];

export const myCredentials = operation('healthcare.credentials.mine', {
  http: 'GET /api/healthcare/professional/credentials',
  access: ruleOf('healthcare.credentials'),
  summary: 'My certifications with their dates, and whether my HIPAA duties are met',
  input: z.object({}),
  output: z.object({
    /** Valid today: active and expiring. */
    activeCertifications: z.int(),
    /** The part of the valid ones that expires within 90 days. */
    expiringSoon: z.int(),
    hipaaCompliant: z.boolean(),
    certifications: z.array(
      z.object({
        name: z.string(),
        issuer: z.string(),
        expirationDate: day,
        status: z.enum(credentialStatuses),
      }),
    ),
  }),
  effect: 'read',
});
