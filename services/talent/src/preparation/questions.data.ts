import type { Industry } from '@talent-os/contracts';

/** A question of an interview: a name that stays, what is asked, and the skills it is asked for. */
type BankQuestion = readonly [key: string, text: string, skills?: readonly string[]];

/** Asked of everybody, whatever they apply for. */
export const general: readonly BankQuestion[] = [
  ['why-move', 'What makes you look for other work now?'],
  ['why-here', 'Why this team and not the next one?'],
  ['proud', 'Which piece of your work are you proud of, and what was your own part in it?'],
  ['mistake', 'Tell me about a mistake of yours. How did it come to light, and what did you change?'],
  ['disagree', 'When did you last disagree with somebody you report to? How did it end?'],
  ['first-weeks', 'What would you want to know at the end of your first month here?'],
];

/** Asked in an industry, for skills a position asks for. */
export const banks: Readonly<Record<Industry, readonly BankQuestion[]>> = {
  SALES: [
    [
      'discovery',
      'Take me through a first talk with a customer. What do you want to know when it ends?',
      ['Discovery interviews', 'Active listening'],
    ],
    [
      'pain',
      'When did a customer tell you something that changed your whole offer?',
      ['Discovery interviews', 'Value selling'],
    ],
    ['cold', 'How do you begin a call with somebody who does not expect you?', ['Cold calling', 'Prospecting']],
    [
      'cadence',
      'How often, and by which ways, do you write to somebody before you stop?',
      ['Sequence and cadence design', 'Prospecting'],
    ],
    [
      'qualify',
      'Which deal did you give up, and how did you know?',
      ['Lead qualification', 'Judgment and decision making'],
    ],
    [
      'value',
      'How do you work out with a customer what your offer is worth to them?',
      ['Value selling', 'Business case building'],
    ],
    [
      'demo',
      'How do you prepare a demonstration for five people who want five things?',
      ['Solution demonstration', 'Proof of concept planning'],
    ],
    ['objection', 'What is the hardest objection you hear, and what do you say?', ['Objection handling', 'Persuasion']],
    [
      'price',
      'A customer asks for 20 percent off on the last day of the quarter. What do you do?',
      ['Pricing and discount policy', 'Negotiation', 'Contract terms'],
    ],
    ['procurement', 'Tell me about a deal that procurement held up.', ['Procurement processes', 'Contract terms']],
    [
      'threads',
      'How many people did you know at the last customer you won, and how did you meet them?',
      ['Multi-threading', 'Executive conversations'],
    ],
    [
      'executive',
      'You have twenty minutes with the head of finance. How do you use them?',
      ['Executive conversations', 'Business case building'],
    ],
    [
      'forecast',
      'How far off was your last forecast, and why?',
      ['Forecasting', 'Pipeline hygiene', 'Sales reporting'],
    ],
    [
      'territory',
      'How do you decide which accounts you do not visit?',
      ['Territory planning', 'Account planning', 'Time management'],
    ],
    [
      'lost',
      'Which competitor do you lose to, and what have you changed since?',
      ['Competitive positioning', 'Win and loss analysis'],
    ],
    [
      'renewal',
      'How early do you know that a customer will not renew?',
      ['Renewal management', 'Health scoring', 'Upsell and cross-sell'],
    ],
    ['onboard', 'What happens between the signature and the first use?', ['Customer onboarding', 'Coordination']],
    [
      'partner',
      'How do you share a deal with a partner so that both want the next one?',
      ['Co-selling with partners', 'Partner recruitment'],
    ],
    [
      'coach',
      'How do you make a colleague better without taking the call from them?',
      ['Sales coaching', 'Call review', 'Instructing'],
    ],
    ['quota', 'How do you set a number that people believe in?', ['Quota setting', 'Compensation plan design']],
  ],
  HEALTHCARE: [
    [
      'assess',
      'How do you find out, in the first five minutes, what a patient needs most?',
      ['Patient assessment', 'Emergency triage'],
    ],
    [
      'worse',
      'Tell me about a patient who got worse. What did you see first, and whom did you call?',
      ['Patient assessment', 'Sepsis recognition', 'Monitoring'],
    ],
    ['sepsis', 'When do you speak of sepsis, and what happens in the hour after?', ['Sepsis recognition']],
    [
      'ventilator',
      'An alarm of the ventilator sounds. What do you look at, in which order?',
      ['Ventilator management', 'Noninvasive ventilation', 'Airway clearance therapy'],
    ],
    [
      'drips',
      'How do you titrate an infusion when two values pull apart?',
      ['Titration of continuous infusions', 'Hemodynamic monitoring'],
    ],
    [
      'medication',
      'What do you do when an order looks wrong to you?',
      ['Medication administration', 'Judgment and decision making'],
    ],
    [
      'code',
      'Which part do you take in a code, and how do you say what you need?',
      ['Advanced cardiac life support', 'Pediatric advanced life support', 'Trauma care'],
    ],
    [
      'lines',
      'How do you keep a central line free of infection over ten days?',
      ['Central line care', 'Infection surveillance', 'Isolation precautions'],
    ],
    ['pain', 'How do you treat pain that nobody believes?', ['Pain management', 'Service orientation']],
    ['wound', 'Tell me about a wound that did not heal. What did you change?', ['Wound care']],
    [
      'teach',
      'How do you know that a family has understood what you taught them?',
      ['Patient and family education', 'Discharge planning'],
    ],
    [
      'discharge',
      'When does discharge begin, and who takes part?',
      ['Discharge planning', 'Care planning', 'Utilization review'],
    ],
    [
      'handover',
      'What belongs in a handover, and what does not?',
      ['Shift handover', 'Electronic charting', 'Coordination'],
    ],
    [
      'charge',
      'You are one nurse short at seven. What do you do first?',
      ['Charge nurse duties', 'Staffing to census', 'Management of personnel resources'],
    ],
    [
      'preceptor',
      'How do you let somebody new do what you could do faster?',
      ['Preceptorship', 'Simulation teaching', 'Instructing'],
    ],
    [
      'angry',
      'A relative shouts at you in the corridor. What do you say?',
      ['Crisis de-escalation', 'Social perceptiveness'],
    ],
    [
      'outbreak',
      'Three patients of a ward have the same symptoms. How do you go about it?',
      ['Outbreak investigation', 'Infection surveillance'],
    ],
    ['theater', 'How do you say stop in an operating room?', ['Perioperative care', 'Surgical counts and asepsis']],
    ['improve', 'What has your ward measured, and what became of it?', ['Quality improvement', 'Critical thinking']],
  ],
  CYBER: [
    [
      'triage',
      'Forty alerts wait, and you have an hour. How do you choose?',
      ['Alert triage', 'Time management', 'Judgment and decision making'],
    ],
    [
      'false',
      'Tell me about an alert that looked harmless and was not.',
      ['Alert triage', 'Log analysis', 'SIEM queries'],
    ],
    [
      'logs',
      'Which logs do you read first when an account behaves oddly, and what do you look for?',
      ['Log analysis', 'SIEM queries', 'Authentication protocols'],
    ],
    [
      'network',
      'How do you tell a backup from somebody carrying data out?',
      ['Network traffic analysis', 'Packet capture'],
    ],
    [
      'endpoint',
      'A process starts another one that it never started before. What next?',
      ['Endpoint detection', 'Adversary technique mapping'],
    ],
    ['contain', 'When do you cut a machine off, and who decides?', ['Containment planning', 'Incident handling']],
    [
      'incident',
      'Take me through an incident from the first sign to the review.',
      ['Incident handling', 'Incident communication', 'Coordination'],
    ],
    [
      'tell',
      'How do you tell somebody without a technical background what has happened?',
      ['Incident communication', 'Speaking', 'Writing'],
    ],
    [
      'forensics',
      'What do you secure first on a machine that is still running?',
      ['Host forensics', 'Memory forensics'],
    ],
    ['malware', 'How far do you take a sample apart before it is enough?', ['Malware analysis']],
    [
      'hunt',
      'What was your last hypothesis, and how did you test it?',
      ['Hypothesis-led hunting', 'Critical thinking'],
    ],
    ['rule', 'How do you write a rule that still works next month?', ['Detection rule writing', 'Detection testing']],
    [
      'script',
      'Which task did you automate, and what went wrong first?',
      ['Scripting for analysts', 'Infrastructure as code'],
    ],
    [
      'patch',
      'Two hundred findings, ten patches a week. How do you order them?',
      ['Patch prioritization', 'Vulnerability scanning', 'Exposure management'],
    ],
    [
      'cloud',
      'Which setting in the cloud do you look at first, and why that one?',
      ['Cloud configuration review', 'Container security', 'Infrastructure as code'],
    ],
    [
      'identity',
      'How do you take a right away that somebody has had for years?',
      ['Identity architecture', 'Privileged access management'],
    ],
    [
      'risk',
      'How do you explain a risk that has not happened yet?',
      ['Risk assessment', 'Third-party risk review', 'Persuasion'],
    ],
    [
      'control',
      'A control is on paper and not in place. What do you write?',
      ['Control testing', 'Security policy writing'],
    ],
    [
      'intel',
      'Which report of yours changed what somebody did?',
      ['Threat intelligence production', 'Indicator management'],
    ],
    [
      'phishing',
      'A colleague has clicked and tells you. What do you say first?',
      ['Phishing analysis', 'Social perceptiveness', 'Tabletop exercises'],
    ],
  ],
};
