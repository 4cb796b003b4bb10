import { describe, expect, it } from '@jest/globals';
import { abilityFor, modules, type Industry, type Principal, type Role } from '@talent-os/contracts';
import { scopedSubjects, subjectsOfService } from '@talent-os/contracts/access/scopes.js';
import type { ChatMessage } from '@talent-os/contracts/chat/messages.js';
import { copiedParts, forReader } from './reader-view.rules.js';
import { barrierOf, barrierTo, type ConversationContent } from './sharing.rules.js';
import type { AnswerSource } from '../sessions/session.entity.js';

const principalOf = (activeRole: Role, currentIndustry: Industry = 'SALES'): Principal => ({
  userId: 'u',
  organizationId: 'o',
  sessionId: 's',
  activeRole,
  currentIndustry,
  roleIndustries: [currentIndustry],
  organizationIndustries: ['SALES', 'HEALTHCARE', 'CYBER'],
  organizationModules: [...modules],
  deployment: 'multi-industry',
  addedPermissions: [],
  hiddenModules: [],
  compliances: [],
  internalMobility: false,
});
const as = (role: Role, industry?: Industry, leads = false) => ({
  ability: abilityFor(principalOf(role, industry)),
  leads,
});
const holding = (reads: readonly AnswerSource[], more: Partial<ConversationContent> = {}): ConversationContent => ({
  reads,
  health: false,
  wellbeing: false,
  ...more,
});
const read = (operation: string, role: Role = 'SALES_REP'): AnswerSource => ({ operation, role });
const deals = holding([read('sales.deals.list')]);
const moves = holding([read('talent.collaboration.list')]);

describe('who may read a conversation', () => {
  it.each([
    ['anybody what was read from nothing', holding([]), as('HEALTHCARE_PROFESSIONAL', 'HEALTHCARE'), null],
    ['nobody beyond their role', deals, as('HEALTHCARE_PROFESSIONAL', 'HEALTHCARE'), 'operations'],
    ['who sees every row', deals, as('DEPARTMENT_HEAD'), null],
    ['no peer who sees other rows', deals, as('SALES_REP'), 'records'],
    ['no lead of somebody else', moves, as('HIRING_MANAGER'), 'records'],
    ['the lead of whoever read their own', moves, as('HIRING_MANAGER', 'SALES', true), null],
    [
      'no lead what more than their own was read by',
      holding([read('talent.collaboration.list', 'DEPARTMENT_HEAD')]),
      as('HIRING_MANAGER', 'SALES', true),
      'records',
    ],
    [
      'a peer where rows belong to nobody',
      holding([read('cyber.incidents.list', 'CYBER_ANALYST')]),
      as('CYBER_ANALYST', 'CYBER'),
      null,
    ],
    ['nobody what nobody knows any more', holding([read('sales.gone.list')]), as('ORGANIZATION_ADMIN'), 'operations'],
    ['no one outside of healthcare its health', holding([], { health: true }), as('SALES_REP'), 'health'],
    ['who works there', holding([], { health: true }), as('HEALTHCARE_PROFESSIONAL', 'HEALTHCARE'), null],
    ['nobody what documents say', holding([read('chat.knowledge.search')]), as('ORGANIZATION_ADMIN'), 'documents'],
    ['nobody well-being', holding([], { wellbeing: true, health: true }), as('ORGANIZATION_ADMIN'), 'wellbeing'],
  ] as const)('%s', (_, content, reader, barrier) => expect(barrierOf(content, reader)).toBe(barrier));

  it('is a colleague whom one of their roles lets', () => {
    const incidents = holding([read('cyber.incidents.list', 'CYBER_ANALYST')]);
    const rep = principalOf('SALES_REP');
    const analyst = principalOf('CYBER_ANALYST', 'CYBER');
    expect(barrierTo(incidents, { principals: [rep, analyst], leads: false })).toBeNull();
    expect(barrierTo(incidents, { principals: [rep], leads: false })).toBe('operations');
    expect(barrierTo(incidents, { principals: [], leads: true })).toBe('operations');
  });

  it('knows the service of every subject whose rows belong to people', () => {
    expect(new Set(Object.values(subjectsOfService).flat())).toEqual(new Set(scopedSubjects));
  });
});

const proposal = {
  runId: 'r',
  callId: 'c',
  operation: 'sales.deals.move',
  title: 'Move',
  details: [],
  permission: 'Sales',
  expiresAt: '2100-01-01T00:00:00Z',
  signature: 'signed',
  state: 'waiting' as const,
  outcome: null,
};
const parts = [
  { type: 'text' as const, text: 'Hello' },
  { type: 'proposal' as const, proposal },
];

describe('what a reader gets', () => {
  it('is what was said, without what decides a proposal and what is its owner’s', () => {
    const mine = { content: 'Hello', feedback: 'up', clientMessageId: 'c1', contextTags: ['goal'], parts };
    expect(forReader(mine as unknown as ChatMessage)).toMatchObject({
      content: 'Hello',
      feedback: null,
      clientMessageId: null,
      contextTags: [],
      parts: [parts[0], { type: 'proposal', proposal: { state: 'waiting', signature: '' } }],
    });
  });

  it('is in a copy nothing that could still be decided', () => {
    expect(copiedParts(parts)[1]).toMatchObject({ proposal: { state: 'expired', signature: '' } });
    const approved = { type: 'proposal' as const, proposal: { ...proposal, state: 'approved' as const } };
    expect(copiedParts([approved])[0]).toMatchObject({ proposal: { state: 'approved', signature: '' } });
  });
});
