import { describe, expect, it } from '@jest/globals';
import { grantChanges, wantedGrants, type Grant, type HeldGrant } from './grants.rules.js';

const DIRECTORY = 'directory';
const rep: Grant = { roleName: 'SALES_REP', industry: 'SALES', customRoleId: null };
const custom: Grant = { ...rep, customRoleId: 'senior' };
const nurse: Grant = { roleName: 'HEALTHCARE_PROFESSIONAL', industry: 'HEALTHCARE', customRoleId: null };
const held = (grant: Grant, provisionedBy: string | null): HeldGrant => ({
  ...grant,
  id: grant.roleName,
  provisionedBy,
});

describe('what groups give', () => {
  it('is every role once, in the form of the first group, and what the directory starts with where there is none', () => {
    expect(wantedGrants([], nurse)).toEqual([nurse]);
    expect(wantedGrants([custom, nurse, rep], rep)).toEqual([custom, nurse]);
  });
});

describe('what changes for a person', () => {
  it('is what comes, what takes another form, and what their groups give no more', () => {
    expect(grantChanges([held(rep, DIRECTORY)], [nurse], DIRECTORY)).toEqual({
      give: [nurse],
      change: [],
      take: [held(rep, DIRECTORY)],
    });
    expect(grantChanges([held(rep, DIRECTORY)], [custom], DIRECTORY)).toEqual({
      give: [],
      change: [{ grant: held(rep, DIRECTORY), customRoleId: 'senior' }],
      take: [],
    });
  });

  it('is nothing of what somebody here, or another directory, has given', () => {
    for (const other of [null, 'another'])
      expect(grantChanges([held(rep, other)], [nurse], DIRECTORY)).toEqual({ give: [nurse], change: [], take: [] });
    expect(grantChanges([held(rep, null)], [custom], DIRECTORY)).toEqual({ give: [], change: [], take: [] });
  });
});
