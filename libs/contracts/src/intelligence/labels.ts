import type { Labels } from '../fields/field.js';

/** What people call the fields of intelligence. */
export const intelligenceLabels: Labels = {
  'insights:title': ['Insight', 'what is the matter'],
  evidence: ['Evidence', 'why', 'reason'],
  'insights:dueAt': ['Act by', 'deadline', 'until when'],
  'items.people': ['People', 'people touched'],
  'insights:since': ['Since', 'began'],
  'items.value': 'Value',
  'rows.count': 'Rows',
  missing: 'Not answered',
  rules: ['Rules', 'number of rules'],
  'insights:items.id': 'Insight as its rule knows it',
  'datasets:label': 'Dataset',
  'datasets:dataset': 'Data of',
  'datasets:day': 'Day of a row',
  'rows:dataset': 'Data of',
  'rows:day': 'Day',
  'rows:industry': 'Industry',
  'rows:department': 'Team',
  'rows:values': 'Values',
  'fields.field': 'Field',
  'datasets:fields.label': 'Field name',
  label: 'Rule',
  rule: 'Kind of rule',
  condition: ['Finds', 'condition'],
  threshold: ['Threshold', 'limit'],
};
