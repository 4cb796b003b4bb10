import { resourceFromAttributes, type Resource } from '@opentelemetry/resources';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { installation } from '../installation.js';
import { VERSION } from '../version.js';

/** Whose spans these are, in the words of OpenTelemetry's conventions: one instance is one run of one process. */
export const resourceOf = (environment: string): Resource =>
  resourceFromAttributes({
    'service.name': 'talent-os',
    'service.namespace': installation,
    'service.version': VERSION,
    'service.instance.id': randomUUID(),
    'deployment.environment.name': environment,
    'host.name': hostname(),
  });
