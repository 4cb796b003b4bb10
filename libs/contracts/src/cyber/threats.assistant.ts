import type { AssistantSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';
import { NO_THREATS } from './threats.js';

const link = '/cyber/analyst/intelligence';

export const intelligence: AssistantSpec = {
  examples: [
    'what is our risk level',
    'how many indicators of compromise were detected',
    'how many new threats are there',
    'give me the threat intelligence summary',
  ],
  hubs: ['cyber'],
  label: 'Threat intelligence',
  describe: 'Risk level, new threats, indicators seen lately and reports of this week, with the most recent threats.',
  synonyms: splitAtCommas('risk level, threat intelligence, indicators of compromise, iocs, threat level'),
  link,
  present: {
    lead: [
      'The risk level is {riskLevel}, with {newThreats|one:new threat} in the last 24 hours.',
      '{iocDetected|one:indicator} seen in the last 7 days; {reportsGenerated|one:report} written this week.',
    ],
    rows: {
      at: 'recentThreats',
      one: 'recent threat',
      many: 'recent threats',
      columns: { Threat: 'title', Severity: 'severity', Source: 'source', Published: 'publishedDate|moment' },
      empty: NO_THREATS,
    },
  },
  trust: {
    'recentThreats.title': 'external',
    'recentThreats.source': 'external',
    'recentThreats.description': 'external',
  },
};

export const threatList: AssistantSpec = {
  examples: ['list the threats we know of', 'which cyber threats are critical', 'show the threats about ransomware'],
  hubs: ['cyber'],
  label: 'Threats',
  describe: 'Threats by title, severity and classification, with how many of their indicators still count.',
  synonyms: splitAtCommas('cyber threats, known threats, threat actors'),
  covers: ['cyber.threats.get', 'cyber.reports.list'],
  link,
  slots: {
    search: { label: 'Search', text: 'name' },
    severity: {
      label: 'Severity',
      words: {
        critical: splitAtCommas('critical, most severe'),
        high: splitAtCommas('high severity, severe'),
        medium: ['medium severity'],
        low: ['low severity'],
      },
    },
  },
  present: {
    rows: {
      at: 'items',
      one: 'threat',
      many: 'threats',
      columns: {
        Threat: 'title',
        Severity: 'severity',
        Classification: 'classification',
        Published: 'publishedDate|moment',
        Indicators: 'activeIndicators',
      },
      total: 'total',
      empty: 'No threats found',
    },
  },
  trust: { 'items.title': 'external', 'items.source': 'external', 'items.description': 'external' },
};
