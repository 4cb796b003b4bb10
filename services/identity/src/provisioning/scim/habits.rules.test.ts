import { describe, expect, it } from '@jest/globals';
import { plainOperations } from './habits.rules.js';

const ada = { userName: 'ada@clinic.example', emails: [{ type: 'work', value: 'ada@clinic.example' }] };
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

describe('what directories send instead of the standard', () => {
  it('is read as the standard: Entra’s capitals and words for true and false', () => {
    expect(plainOperations([{ op: 'Replace', path: 'active', value: 'False' }], ada)).toEqual([
      { op: 'replace', path: 'active', value: false },
    ]);
    expect(plainOperations([{ op: 'Add', path: 'title', value: 'False' }], ada)).toEqual([
      { op: 'add', path: 'title', value: 'False' },
    ]);
  });

  it('is read as the standard: paths as keys of one object, as Entra and Okta send several', () => {
    expect(plainOperations([{ op: 'replace', value: { active: 'True', 'name.givenName': 'Ada' } }], ada)).toEqual([
      { op: 'replace', path: 'active', value: true },
      { op: 'add', path: 'name', value: { givenName: 'Ada' } },
    ]);
  });

  it('is read as the standard: a work address is added where there is none to replace', () => {
    const path = 'emails[type eq "work"].value';
    const operation = { op: 'Replace', path, value: 'new@clinic.example' };
    expect(plainOperations([operation], ada)).toEqual([{ ...operation, op: 'replace' }]);
    expect(plainOperations([operation], { userName: 'ada' })).toEqual([
      { op: 'add', path: 'emails', value: [{ type: 'work', value: 'new@clinic.example' }] },
    ]);
  });

  it('is read as the standard: a part is added where its whole is not there, and a manager is an object', () => {
    const path = `${ENTERPRISE}:manager`;
    expect(plainOperations([{ op: 'replace', path: 'name.givenName', value: 'Ada' }], ada)).toEqual([
      { op: 'add', path: 'name', value: { givenName: 'Ada' } },
    ]);
    for (const operation of [
      { op: 'Replace', path, value: 'x' },
      { op: 'Add', path: `${path}.value`, value: 'x' },
    ])
      expect(plainOperations([operation], ada)).toEqual([{ op: 'add', path, value: { value: 'x' } }]);
    const department = { op: 'add', path: `${ENTERPRISE}:department`, value: 'Surgery' };
    expect(plainOperations([department], ada)).toEqual([department]);
  });

  it('is read as the standard: an extension as a whole', () => {
    const value = { schemas: [ENTERPRISE], department: 'Surgery' };
    expect(plainOperations([{ op: 'add', path: ENTERPRISE, value }], ada)).toEqual([
      { op: 'add', path: ENTERPRISE, value: { department: 'Surgery' } },
    ]);
    const nurse = { ...ada, [ENTERPRISE]: { department: 'Surgery', division: 'West' } };
    expect(plainOperations([{ op: 'remove', path: ENTERPRISE }], nurse)).toEqual([
      { op: 'remove', path: `${ENTERPRISE}:department` },
      { op: 'remove', path: `${ENTERPRISE}:division` },
    ]);
  });
});
