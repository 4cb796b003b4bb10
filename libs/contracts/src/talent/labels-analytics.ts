import { booleanLabel, type Labels } from '../fields/field.js';

/** What people call the figures of hiring. */
export const analyticsLabels: Labels = {
  timeToFill: ['Time to fill', 'days to fill'],
  timeToHire: ['Time to hire', 'days to hire'],
  'recruitAnalytics:closed': 'Positions filled',
  'recruitAnalytics:in.figure': 'Figure',
  'recruitAnalytics:in.part': 'Part',
  'recruitAnalytics:n': 'Counted',
  'recruitAnalytics:part': 'Of these',
  'recruitAnalytics:of': 'All',
  'recruitAnalytics:at': 'When',
  reached: 'Reached',
  wentOn: ['Went on', 'conversion'],
  stays: ['Time in stage', 'stage duration'],
  p25: 'A quarter within',
  p75: 'Three quarters within',
  p90: 'Nine in ten within',
  agreedFrom: 'Agreed from',
  agreedTo: 'Agreed to',
  yielded: ['Yield', 'source yield'],
  'recruitAnalytics:held': 'Interviews held',
  saidYes: 'Said yes',
  compared: 'Compared',
  leaning: ['Leaning', 'calibration'],
  'recruitAnalytics:items.id': 'Row',
  'recruitAnalytics:items.counts': booleanLabel('Counts', ['counting'], []),
};
