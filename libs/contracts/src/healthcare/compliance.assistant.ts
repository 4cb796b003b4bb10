import type { AssistantSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';

const link = '/healthcare/compliance';

export const complianceMine: AssistantSpec = {
  examples: [
    'when is my hipaa training due',
    'did I sign the confidentiality statement',
    'is my hipaa training still valid',
    'when do I have to attest again',
    'show my hipaa duties',
    'when did I do the hipaa training',
    'is my confidentiality statement up to date',
    'what is my hipaa status',
    'do I have to repeat the privacy training',
    'my hipaa attestations',
  ],
  hubs: ['healthtech'],
  label: 'My HIPAA duties',
  describe: "The caller's HIPAA training and confidentiality statement, and when each is due again.",
  synonyms: splitAtCommas('privacy training, confidentiality statement, attestation, hipaa due date'),
  link,
  present: {
    lead: [
      'Your HIPAA training was attested on {training.attestedOn} and is due again on {training.dueOn}.',
      'Your confidentiality statement was signed on {statement.attestedOn} and is due again on {statement.dueOn}.',
    ],
  },
};

export const controlsList: AssistantSpec = {
  examples: [
    'which hipaa controls are not met',
    'show the hipaa safeguards',
    'which controls are overdue for review',
    'how many people have done the hipaa training',
    'what is our hipaa compliance status',
    'which safeguards of 164.312 are met',
    'list the technical safeguards',
    'which controls have no evidence',
    'training coverage for hipaa',
    'are we hipaa compliant as an organization',
  ],
  hubs: ['healthtech', 'admin'],
  label: 'HIPAA controls',
  describe:
    'The technical safeguards of 45 CFR 164.312 with status, owner and review, and how many people are trained.',
  synonyms: splitAtCommas('164.312, safeguards, hipaa controls, security rule, training coverage'),
  link,
  present: {
    lead: ['{coverage.trained} of {coverage.people|one:person} have done their HIPAA training.'],
    rows: {
      at: 'items',
      one: 'control',
      many: 'controls',
      columns: {
        Citation: 'citation',
        Control: 'title',
        Kind: 'kind',
        Status: 'status',
        'Next review': 'nextReviewOn',
      },
      empty: 'No controls loaded',
      top: 20,
      chosenBy: 'status',
      focus: [
        {
          words: splitAtCommas('not met, open, missing, failing'),
          called: 'unmet',
          where: { status: ['not_met', 'partial'] },
        },
        { words: splitAtCommas('overdue, late'), called: 'overdue', where: { overdue: [true] } },
      ],
    },
  },
  trust: { 'items.alternative': 'user', 'items.evidence.text': 'user' },
  phi: { 'items.ownerName': 'PERSON', 'items.evidence.byName': 'PERSON' },
};
