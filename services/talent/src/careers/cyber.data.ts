import type { CareerData } from './career.js';

const SECRET = [{ type: 'clearance', value: 'Secret' }] as const;

/** Roles in cyber security, and how people come from one to another. */
export const cyber: CareerData = {
  roles: {
    analyst1: {
      title: 'Security analyst I',
      about: 'Looks at alerts first, and says which of them are real.',
      entry: true,
      skills: { 'Alert triage': 3, 'SIEM queries': 2, 'Phishing analysis': 3, Monitoring: 3 },
    },
    analyst2: {
      title: 'Security analyst II',
      about: 'Takes what is real apart, and knows what is normal here.',
      skills: { 'Alert triage': 4, 'SIEM queries': 3, 'Endpoint detection': 3, 'Log analysis': 3 },
    },
    shiftLead: {
      title: 'Security operations shift lead',
      about: 'Runs a watch: who looks at what, and who is woken.',
      skills: {
        'Alert triage': 4,
        'Incident communication': 3,
        Coordination: 4,
        'Management of personnel resources': 3,
      },
    },
    hunter: {
      title: 'Threat hunter',
      about: 'Looks for what no rule has found.',
      skills: {
        'Hypothesis-led hunting': 4,
        'Adversary technique mapping': 4,
        'Log analysis': 4,
        'Scripting for analysts': 3,
      },
    },
    seniorHunter: {
      title: 'Senior threat hunter',
      about: 'Decides what is hunted next, and turns what was found into detections.',
      skills: {
        'Hypothesis-led hunting': 5,
        'Adversary technique mapping': 5,
        'Threat intelligence production': 3,
        'Detection rule writing': 3,
      },
    },
    responder: {
      title: 'Incident responder',
      about: 'Takes over when it is real: contains first, and keeps what proves it.',
      requirements: SECRET,
      skills: {
        'Incident handling': 4,
        'Containment planning': 4,
        'Host forensics': 3,
        'Incident communication': 3,
      },
    },
    commander: {
      title: 'Incident commander',
      about: 'Commands incidents: who does what, who is told, what waits.',
      requirements: SECRET,
      skills: {
        'Incident handling': 5,
        'Incident communication': 4,
        'Tabletop exercises': 4,
        'Judgment and decision making': 5,
      },
    },
    detection: {
      title: 'Detection engineer',
      about: 'Writes the rules the analysts live with.',
      skills: {
        'Detection rule writing': 4,
        'Detection testing': 4,
        'Scripting for analysts': 4,
        'SIEM queries': 4,
      },
    },
    seniorDetection: {
      title: 'Senior detection engineer',
      about: 'Answers for the pipeline from log to alert, and for what it costs.',
      skills: {
        'Detection rule writing': 5,
        'Detection testing': 5,
        'Adversary technique mapping': 4,
        'Infrastructure as code': 3,
      },
    },
    vulnerability: {
      title: 'Vulnerability analyst',
      about: 'Keeps the list of what is exposed short and true.',
      entry: true,
      skills: { 'Vulnerability scanning': 3, 'Patch prioritization': 3, 'Exposure management': 2, Negotiation: 3 },
    },
    exposureLead: {
      title: 'Exposure management lead',
      about: 'Decides what is mended on Friday and what can wait.',
      skills: {
        'Patch prioritization': 5,
        'Exposure management': 4,
        'Risk assessment': 4,
        'Management of personnel resources': 3,
      },
    },
    cloud: {
      title: 'Cloud security engineer',
      about: 'Makes the safe way the easy way for those who build.',
      skills: {
        'Cloud configuration review': 4,
        'Infrastructure as code': 3,
        'Container security': 3,
        'Complex problem solving': 4,
      },
    },
    risk: {
      title: 'Security risk analyst',
      about: 'Asks what could go wrong, and stays until somebody owns the answer.',
      entry: true,
      skills: { 'Risk assessment': 3, 'Control testing': 3, 'Security policy writing': 3, Writing: 4 },
    },
    thirdParty: {
      title: 'Third-party risk analyst',
      about: 'Knows which suppliers could stop us.',
      skills: { 'Third-party risk review': 4, 'Risk assessment': 4, 'Control testing': 3, Negotiation: 3 },
    },
    identity: {
      title: 'Identity engineer',
      about: 'Decides how people prove who they are.',
      skills: {
        'Identity architecture': 3,
        'Privileged access management': 4,
        'Authentication protocols': 4,
        'Scripting for analysts': 3,
      },
    },
    identityArchitect: {
      title: 'Identity architect',
      about: 'Designs sign-in that is both stronger and shorter.',
      skills: {
        'Identity architecture': 5,
        'Authentication protocols': 5,
        'Privileged access management': 4,
        'Complex problem solving': 4,
      },
    },
  },
  steps: [
    ['analyst1', 'analyst2', 15],
    ['analyst1', 'vulnerability', 15],
    ['analyst1', 'identity', 24],
    ['analyst2', 'shiftLead', 18],
    ['analyst2', 'hunter', 24],
    ['analyst2', 'responder', 18],
    ['analyst2', 'detection', 18],
    ['shiftLead', 'commander', 30],
    ['hunter', 'seniorHunter', 30],
    ['hunter', 'detection', 12],
    ['responder', 'commander', 30],
    ['responder', 'hunter', 18],
    ['detection', 'seniorDetection', 24],
    ['detection', 'hunter', 18],
    ['seniorDetection', 'cloud', 18],
    ['vulnerability', 'exposureLead', 30],
    ['vulnerability', 'cloud', 24],
    ['vulnerability', 'risk', 18],
    ['cloud', 'identityArchitect', 36],
    ['risk', 'thirdParty', 18],
    ['risk', 'exposureLead', 36],
    ['thirdParty', 'exposureLead', 30],
    ['identity', 'identityArchitect', 36],
    ['identity', 'cloud', 24],
  ],
};
