import type { AssistantSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';
import { NO_CERTIFICATIONS } from './credentials.js';

const link = '/healthcare/professional/credentials';

export const credentialsMine: AssistantSpec = {
  examples: [
    'which of my certifications expire soon',
    'when does my nursing license expire',
    'are my credentials up to date',
    'do I have an expired certification',
    'how many active certifications do I have',
    'show my professional credentials',
    'is my license still valid',
    'what do I have to renew',
    'am I hipaa compliant',
    'list my certifications and licenses',
    'until when is my BLS valid',
  ],
  hubs: ['healthtech'],
  label: 'My credentials',
  describe:
    "The caller's own licenses and certifications with dates and status, and whether their HIPAA duties are met.",
  synonyms: splitAtCommas('licences, licenses, certificates, certifications, registration, expiry of my license'),
  link,
  present: {
    lead: ['You hold {activeCertifications|one:active certification}; {expiringSoon} of them expire within 90 days.'],
    rows: {
      at: 'certifications',
      one: 'certification',
      many: 'certifications',
      columns: { Certification: 'name', Issuer: 'issuer', 'Valid until': 'expirationDate', Status: 'status' },
      empty: NO_CERTIFICATIONS,
      chosenBy: 'status',
      focus: [
        {
          words: splitAtCommas('expire soon, expiring, renew, running out, about to expire'),
          called: 'expiring',
          where: { status: ['expiring'] },
        },
        { words: ['expired', 'lapsed', 'invalid'], called: 'expired', where: { status: ['expired'] } },
      ],
    },
  },
};

export const credentialsList: AssistantSpec = {
  examples: [
    'which credentials of the staff wait for verification',
    'whose license expires next',
    'show the credentials of all nurses',
    'which staff credentials have expired',
    'which renewals do I have to verify',
    'who has an expired license',
    'list everybody’s credentials',
    'how many credentials wait for hr',
    'credentials to verify',
    'which nurses have a license that runs out',
  ],
  hubs: ['healthtech'],
  label: 'Credentials of the staff',
  describe:
    "Everybody's credentials with holder, date, status and renewals, for those who verify them. Reading it is recorded.",
  synonyms: splitAtCommas('staff credentials, licences of the staff, verification queue, renewals waiting'),
  link,
  slots: {
    search: { label: 'Name', text: 'name' },
    status: {
      label: 'Status',
      words: {
        expired: splitAtCommas('expired, lapsed, run out'),
        expiring: splitAtCommas('expiring, expires next, expire soon, runs out, about to expire'),
        pending_verification: splitAtCommas('never verified, unverified'),
        revoked: ['revoked'],
      },
    },
    waiting: { words: { true: splitAtCommas('wait, waiting, to verify, have to verify, wait for verification') } },
  },
  present: {
    rows: {
      at: 'items',
      one: 'credential',
      many: 'credentials',
      columns: { Holder: 'holderName', Credential: 'name', 'Valid until': 'expirationDate', Status: 'status' },
      total: 'total',
      empty: 'No credentials match',
    },
  },
  trust: { 'items.revokeReason': 'user', 'items.renewal.reason': 'user', 'items.name': 'user', 'items.issuer': 'user' },
  phi: { 'items.holderName': 'PERSON', 'items.verification.byName': 'PERSON' },
};

export const credentialRenew: AssistantSpec = {
  examples: [
    'renew my nursing license until 2028-11-30',
    'renew my BLS certification',
    'extend my nursing license until 2028-11-30',
    'extend my ACLS certification',
    'renew my ACLS credential',
    'hand in the renewal of my ACLS certification',
  ],
  hubs: ['healthtech'],
  label: 'Renew a credential',
  describe:
    'Submits a new date and number for one of the caller’s credentials. HR verifies it; the old date holds until then.',
  synonyms: splitAtCommas('renewal of a license, extend my certification, prolong my licence'),
  link,
  slots: {
    credentialId: {
      label: 'Credential',
      ask: 'Which credential do you want to renew?',
      lookup: { operation: 'healthcare.credentials.own', at: 'items', name: 'name', hint: 'issuer', one: 'credential' },
    },
    expirationDate: { label: 'Valid until', ask: 'Until which day is it valid then?' },
    number: { label: 'Number', ask: 'Which number does it have?', text: 'message' },
  },
  proposes: {
    title: 'Renew a credential',
    permission: 'Be a healthcare professional',
    verbs: splitAtCommas('renew my, renew the, extend my, prolong my, hand in the renewal'),
  },
};
