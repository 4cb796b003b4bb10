import type { Industry } from '@talent-os/contracts';
import type { InterestArea } from '@talent-os/contracts/talent/assessment-scales.js';

const letters: Readonly<Record<string, InterestArea>> = {
  R: 'realistic',
  I: 'investigative',
  A: 'artistic',
  S: 'social',
  E: 'enterprising',
  C: 'conventional',
};

/**
 * What the work of each role of the map of careers is most, by the letters of Holland, the first most of all: our own judgement
 * of what the role does, not a measurement.
 */
const codes: Readonly<Record<Industry, Readonly<Record<string, string>>>> = {
  SALES: {
    sdr: 'ESC',
    seniorSdr: 'ESC',
    sdrLead: 'ESC',
    ae: 'ECS',
    seniorAe: 'ECS',
    enterpriseAe: 'ESC',
    strategicDirector: 'ESC',
    csm: 'SEC',
    renewals: 'ECS',
    salesEngineer: 'EIR',
    solutionConsultant: 'IER',
    revOps: 'CIE',
    salesOps: 'ECI',
    coach: 'SEA',
    partner: 'ESC',
    regional: 'ESC',
  },
  HEALTHCARE: {
    medSurg: 'SIC',
    telemetry: 'SIR',
    icu: 'SIR',
    icuCharge: 'SEI',
    emergency: 'SRI',
    traumaCoordinator: 'SEC',
    operatingRoom: 'SRI',
    perioperativeLead: 'SEC',
    therapist: 'SRI',
    seniorTherapist: 'SIR',
    pulmonary: 'RIS',
    caseManager: 'SCE',
    educator: 'SIA',
    preventionist: 'ISC',
    nurseManager: 'ESC',
  },
  CYBER: {
    analyst1: 'CIR',
    analyst2: 'ICR',
    shiftLead: 'ECS',
    hunter: 'ICR',
    seniorHunter: 'ICA',
    responder: 'IRC',
    commander: 'ESC',
    detection: 'IRC',
    seniorDetection: 'IAC',
    vulnerability: 'ICR',
    exposureLead: 'ECI',
    cloud: 'IRC',
    risk: 'CIE',
    thirdParty: 'CEI',
    identity: 'CIR',
    identityArchitect: 'ICE',
  },
};

/** What the work of a role is most; nothing where the role is none of the map. */
export const areasOf = (industry: Industry, key: string): readonly InterestArea[] =>
  [...(codes[industry][key] ?? '')].map((letter) => letters[letter]!);
