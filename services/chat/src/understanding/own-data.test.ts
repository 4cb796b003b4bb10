import { describe, expect, it } from '@jest/globals';
import type { Role } from '@talent-os/contracts';
import { speaksOfPrivate } from './own-data.js';
import { asking } from './test/asking.js';

describe('private data', () => {
  it.each<[Role, string, string, string]>([
    ['CYBER_ANALYST', 'cyber', 'what level of clearance do I hold', 'cyber.clearance'],
    ['CYBER_ANALYST', 'dashboard', 'which agency granted my clearance?', 'cyber.clearance'],
    ['CYBER_ANALYST', 'cyber', 'when is my reinvestigation due', 'cyber.clearance'],
    ['HEALTHCARE_PROFESSIONAL', 'wellness', 'what are my check-in scores', 'productivity.wellness'],
    ['SALES_REP', 'sales', 'when is my next wellbeing check-in due?', 'productivity.wellness'],
    ['ORGANIZATION_ADMIN', 'admin', 'which AI providers do we have', 'chat.providers.list'],
  ])('is told to %s in %s who asks: %s', async (role, hub, text, operation) =>
    expect(await asking(role, hub, text)).toContain(`answered from ${operation}`),
  );

  it.each<[Role, string, string]>([
    ['SALES_REP', 'wellness', 'what was the last wellbeing score of Maria'],
    ['SALES_REP', 'wellness', 'how burnt out is my team'],
    ['HR_MANAGER', 'wellness', 'what was the average wellbeing last month'],
    ['CYBER_ANALYST', 'cyber', 'which clearance does my colleague have'],
    ['CYBER_ANALYST', 'cyber', 'how many people hold a clearance'],
    ['SALES_REP', 'admin', 'which AI providers do we have'],
  ])('is not told to %s in %s who asks for others’: %s', async (role, hub, text) =>
    expect(await asking(role, hub, text)).not.toMatch(/answered from (?:cyber\.clearance|productivity\.wellness|chat)/),
  );

  it('is spoken of by its words, before anything is read', () => {
    for (const text of ['what is my clearance level', 'am I close to a burnout', 'who are our AI providers'])
      expect([text, speaksOfPrivate(text)]).toEqual([text, true]);
    for (const text of ['how many open deals do I have', 'which incidents are critical', 'when does my license expire'])
      expect([text, speaksOfPrivate(text)]).toEqual([text, false]);
  });
});
