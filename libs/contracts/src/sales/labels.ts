import { either, type Labels } from '../fields/field.js';

/** What people in sales call the fields. */
export const salesLabels: Labels = {
  accountName: ['Account', 'customer', 'client'],
  amount: ['Amount', 'value', 'worth', 'deal size', 'ACV'],
  closeDate: ['Close date', 'closing date', 'signing date'],
  quotaTarget: ['Quota', 'number', 'target'],
  quotaProgress: ['Quota Progress', 'attainment', 'quota attainment'],
  territoryName: ['Territory', 'patch'],
  stalled: either('Stalled', ['stuck', 'stale', 'idle', 'dormant', 'gone quiet'], ['moving']),
};
