import type { JourneyDetail, JourneyStep } from './journey-shapes.js';

export type JourneyTemplate = Pick<JourneyDetail, 'name' | 'starts' | 'roles' | 'industry'> & {
  readonly key: string;
  readonly steps: readonly JourneyStep[];
};

/** Journeys to begin with. */
export const journeyTemplates: readonly JourneyTemplate[] = [
  {
    key: 'nurse',
    name: 'Nurse first 90 days',
    starts: 'role',
    roles: ['HEALTHCARE_PROFESSIONAL'],
    industry: 'HEALTHCARE',
    steps: [
      { title: 'Set up your second factor', route: '/user/security', milestone: 'factorAdded', dueDays: 2 },
      { title: 'Read and acknowledge the policies', route: '/user', milestone: 'documentAcknowledged', dueDays: 3 },
      {
        title: 'Enter your license',
        route: '/healthcare/professional/credentials',
        milestone: 'credentialAdded',
        dueDays: 5,
      },
      {
        title: 'Have your license verified',
        route: '/healthcare/professional/credentials',
        milestone: 'credentialVerified',
        dueDays: 14,
      },
      {
        title: 'Attest your privacy training',
        route: '/healthcare/compliance',
        milestone: 'trainingAttested',
        dueDays: 21,
      },
      {
        title: 'Take your first shift',
        route: '/healthcare/professional/shifts',
        milestone: 'shiftTaken',
        dueDays: 30,
      },
      {
        title: 'Complete a continuing education course',
        route: '/healthcare/professional/education',
        milestone: 'educationCompleted',
        dueDays: 60,
      },
      { title: 'Look back with your manager', route: '/candidate/join', milestone: 'checkpoint90', dueDays: 90 },
    ],
  },
  {
    key: 'sdr',
    name: 'SDR ramp',
    starts: 'role',
    roles: ['SALES_REP'],
    industry: 'SALES',
    steps: [
      { title: 'Set up your second factor', route: '/user/security', milestone: 'factorAdded', dueDays: 2 },
      { title: 'Tell your team how you work best', route: '/user/team-culture', milestone: 'wayWritten', dueDays: 5 },
      {
        title: 'Take the first lesson of the methodology',
        route: '/sales/excellence/methodology',
        milestone: 'methodologyProgressed',
        dueDays: 10,
      },
      { title: 'Set your first goal', route: '/productivity', milestone: 'goalSet', dueDays: 14 },
      { title: 'Open your first deal', route: '/sales/opportunities', milestone: 'dealOpened', dueDays: 21 },
      { title: 'Qualify a deal', route: '/sales/opportunities', milestone: 'dealQualified', dueDays: 45 },
      { title: 'Win your first deal', route: '/sales/opportunities', milestone: 'dealWon', dueDays: 90 },
    ],
  },
  {
    key: 'soc',
    name: 'SOC analyst rapid deploy',
    starts: 'role',
    roles: ['CYBER_ANALYST'],
    industry: 'CYBER',
    steps: [
      { title: 'Set up your second factor', route: '/user/security', milestone: 'factorAdded', dueDays: 1 },
      {
        title: 'Hand in your clearance',
        route: '/cyber/analyst/clearance',
        milestone: 'clearanceSubmitted',
        dueDays: 3,
      },
      {
        title: 'Have your clearance confirmed',
        route: '/cyber/analyst/clearance',
        milestone: 'clearanceConfirmed',
        dueDays: 10,
      },
      { title: 'Claim your work role', route: '/cyber', milestone: 'workRoleClaimed', dueDays: 10 },
      {
        title: 'Take up your first incident',
        route: '/cyber/analyst/incidents',
        milestone: 'incidentTaken',
        dueDays: 14,
      },
      {
        title: 'Accept a rapid deployment',
        route: '/cyber/talent/rapid-deploy',
        milestone: 'deploymentAccepted',
        dueDays: 30,
      },
    ],
  },
];
