import type { ServiceDefinition } from '@talent-os/service-kit';
import { Incident } from './incidents/incident.entity.js';
import { IncidentsController } from './incidents/incidents.controller.js';
import { Incidents1763710000001 } from './migrations/1-incidents.js';
import { Person } from './people/person.entity.js';

export const definition: ServiceDefinition = {
  name: 'cyber',
  controllers: [IncidentsController],
  entities: [Incident, Person],
  migrations: [Incidents1763710000001],
};
