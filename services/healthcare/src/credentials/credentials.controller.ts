import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  addCredential,
  credentialChanged,
  exportCredentials,
  getCredential,
  listCredentials,
  myCredentials,
  ownCredentials,
  type HeldCredential,
} from '@talent-os/contracts/healthcare/credentials.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import type { Column } from '@talent-os/service-kit/csv-of';
import { exportOf } from '@talent-os/service-kit/export-of';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { isCompliant } from '../compliance/attestation.rules.js';
import { lastAttestationsOf } from '../compliance/attestations.queries.js';
import { ensurePeopleCached } from '../people/people-cache.js';
import { Credential } from './credential.entity.js';
import { eventPayload } from './credential-event.js';
import { isValid, statusOf } from './credential.rules.js';
import {
  credentialInFull,
  credentialsOf,
  credentialsToExport,
  listOfCredentials,
  ownList,
} from './credentials.queries.js';

const columns: readonly Column<Omit<HeldCredential, 'may'>>[] = [
  'holderName',
  'name',
  'kind',
  'issuer',
  'number',
  'state',
  'issuedAt',
  'expirationDate',
  'daysLeft',
  'status',
  ['verification.method', ({ verification }) => verification?.method],
  ['verification.reference', ({ verification }) => verification?.reference],
  ['renewal.status', ({ renewal }) => renewal?.status],
];

@Controller()
export class CredentialsController {
  @Handles(myCredentials)
  async mine(_input: Input<typeof myCredentials>, ctx: Ctx) {
    const today = await todayOf(ctx);
    const [held, attested] = await Promise.all([credentialsOf(ctx, ctx.userId), lastAttestationsOf(ctx, ctx.userId)]);
    const certifications = held.map(({ name, issuer, expirationDate, ...facts }) => ({
      name,
      issuer,
      expirationDate,
      status: statusOf({ ...facts, expirationDate }, today),
    }));
    return {
      activeCertifications: certifications.filter(({ status }) => isValid(status)).length,
      expiringSoon: certifications.filter(({ status }) => status === 'expiring').length,
      hipaaCompliant: isCompliant(attested, today),
      certifications,
    };
  }

  @Handles(ownCredentials)
  own(input: Input<typeof ownCredentials>, ctx: Ctx) {
    return ownList(ctx, input);
  }

  @Handles(listCredentials)
  list(input: Input<typeof listCredentials>, ctx: Ctx) {
    return listOfCredentials(ctx, input);
  }

  @Handles(getCredential)
  get({ credentialId }: Input<typeof getCredential>, ctx: Ctx) {
    return credentialInFull(ctx, credentialId);
  }

  @Handles(exportCredentials)
  async export(input: Input<typeof exportCredentials>, ctx: Ctx) {
    return exportOf(ctx, 'credentials', listCredentials, columns, await credentialsToExport(ctx, input));
  }

  @Handles(addCredential)
  async add(input: Input<typeof addCredential>, ctx: Ctx) {
    const today = await todayOf(ctx);
    if (input.issuedAt > today) throw invalid('issuedAt', 'Please choose today or an earlier day');
    if (input.expirationDate <= today) throw invalid('expirationDate', 'Please choose a later day');
    await ensurePeopleCached(ctx, [ctx.userId]);
    return ctx.db.write(async (tx) => {
      const credential = await tx.insert(Credential, {
        ...input,
        state: input.state || null,
        userId: ctx.userId,
        verifiedBy: null,
        verifiedReference: null,
        verifiedById: null,
        verifiedAt: null,
        revokedAt: null,
        revokeReason: null,
        toldDays: null,
      });
      ctx.emit(credentialChanged, { ...eventPayload(credential), how: 'added' });
      return { id: credential.id };
    });
  }
}

const invalid = (field: string, message: string) => new DomainError('request.invalid', [{ field, message }]);
