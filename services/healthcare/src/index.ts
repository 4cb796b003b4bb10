import type { ServiceDefinition } from '@talent-os/service-kit';
import { Attestation } from './compliance/attestation.entity.js';
import { Credential } from './credentials/credential.entity.js';
import { CredentialsController } from './credentials/credentials.controller.js';
import { Renewal } from './credentials/renewal.entity.js';
import { Credentials1763700000001 } from './migrations/1-credentials.js';
import { Attestations1763700000002 } from './migrations/2-attestations.js';
import { Person } from './people/person.entity.js';
import { untenanted } from './untenanted.js';

export const definition: ServiceDefinition = {
  name: 'healthcare',
  controllers: [CredentialsController],
  entities: [Attestation, Credential, Person, Renewal],
  untenanted,
  migrations: [Credentials1763700000001, Attestations1763700000002],
};
