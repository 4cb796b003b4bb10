import { describe, expect, it } from '@jest/globals';
import {
  ENTERPRISE_SCHEMA,
  personValues,
  ScimValueFault,
  userOf,
  type KeptPerson,
  type ScimUser,
} from './person-values.rules.js';

const ada: ScimUser = {
  userName: 'Ada@Clinic.example',
  name: { givenName: 'Ada', familyName: 'Byron' },
  title: 'Nurse',
  active: false,
  timezone: 'Europe/Paris',
  phoneNumbers: [{ value: '+33 1 23' }, { value: '+33 9 99', primary: true }],
  [ENTERPRISE_SCHEMA]: { department: 'Surgery', manager: { value: 'SOMEBODY' } },
};

describe('a person by what a directory says', () => {
  it('has their name, address and place', () => {
    expect(personValues(ada)).toEqual({
      email: 'ada@clinic.example',
      firstName: 'Ada',
      lastName: 'Byron',
      title: 'Nurse',
      active: false,
      timezone: 'Europe/Paris',
      phone: '+33 9 99',
      department: 'Surgery',
      managerId: 'somebody',
    });
  });

  it('signs in with their primary address where the user name is none, and is active unless that is said', () => {
    const emails = [{ value: 'first@clinic.example' }, { value: 'Main@clinic.example', primary: true }];
    expect(personValues({ userName: 'ada', emails })).toMatchObject({ email: 'main@clinic.example', active: true });
    expect(personValues({ userName: 'ada', emails: [emails[0]!] }).email).toBe('first@clinic.example');
    expect(() => personValues({ userName: 'ada' })).toThrow(ScimValueFault);
  });

  it('is called by the parts of a name, else by the whole, else by the user name', () => {
    const named = (user: Omit<ScimUser, 'userName'>) => {
      const { firstName, lastName } = personValues({ userName: 'ada.byron@clinic.example', ...user });
      return [firstName, lastName];
    };
    expect(named({ displayName: 'Ada King Byron' })).toEqual(['Ada King', 'Byron']);
    expect(named({ name: { formatted: 'Cher' } })).toEqual(['Cher', '']);
    expect(named({})).toEqual(['ada', 'byron']);
  });

  it('has no timezone that no clock knows', () => {
    expect(personValues({ ...ada, timezone: 'Nowhere/Else' })).not.toHaveProperty('timezone');
  });
});

const kept: KeptPerson = {
  id: 'id',
  email: 'ada@clinic.example',
  firstName: 'Ada',
  lastName: 'King',
  title: 'Head nurse',
  department: null,
  phone: null,
  timezone: null,
  active: true,
  managerId: null,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-02T00:00:00Z',
  tag: 'W/"1.1"',
  said: {
    userName: 'ada',
    externalId: 'x',
    attributes: { active: true, name: { familyName: 'Byron' }, title: 'Nurse', emails: [] },
  },
  groups: [],
};

describe('a person as a directory reads them', () => {
  it('has what people have by now, of what the directory has said', () => {
    const { name, title, userName, externalId, active } = userOf(kept, '/Users');
    expect({ name, title, userName, externalId, active }).toEqual({
      name: { familyName: 'King' },
      title: 'Head nurse',
      userName: 'ada',
      externalId: 'x',
      active: true,
    });
    expect(userOf({ ...kept, said: { ...kept.said!, attributes: {} } }, '/Users')).not.toHaveProperty('title');
  });

  it('is told whole where the directory has said nothing yet', () => {
    expect(userOf({ ...kept, said: null }, '/Users')).toMatchObject({
      userName: 'ada@clinic.example',
      displayName: 'Ada King',
      emails: [{ value: 'ada@clinic.example', primary: true }],
    });
  });
});
