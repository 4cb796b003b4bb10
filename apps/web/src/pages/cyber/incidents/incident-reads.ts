import {
  getIncident,
  getIncidentOverview,
  getIncidentSummary,
  listIncidents,
} from '@talent-os/contracts/cyber/incidents';

/** Reads a change of an incident makes stale. */
export const incidentReads = [getIncidentSummary, getIncidentOverview, listIncidents, getIncident];
