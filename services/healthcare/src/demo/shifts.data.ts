import { weekParts, type WeekPart } from '@talent-os/contracts/healthcare/shifts-states.js';

const RN = 'Registered Nurse License';
const BLS = 'Basic Life Support (BLS)';
const ACLS = 'Advanced Cardiovascular Life Support (ACLS)';

export type DepartmentRow = {
  readonly name: string;
  readonly credentials: readonly string[];
  readonly skills: readonly string[];
  /** People a day shift, and a night shift, needs. */
  readonly slots: readonly [number, number];
};

const row = (
  name: string,
  credentials: readonly string[],
  skills: readonly string[],
  slots: readonly [number, number],
): DepartmentRow => ({ name, credentials, skills, slots });

const INTENSIVE = row('Intensive care', [RN, BLS, ACLS], ['Ventilator care'], [4, 3]);
const EMERGENCY = row('Emergency', [RN, BLS, ACLS], ['Triage'], [4, 3]);
const STEP_DOWN = row('Step-down', [RN, BLS], ['Telemetry'], [3, 2]);

/** Departments with shifts, by organization. */
export const DEPARTMENTS: Readonly<Record<string, readonly DepartmentRow[]>> = {
  meridian: [
    INTENSIVE,
    EMERGENCY,
    STEP_DOWN,
    row('Surgery', [RN, BLS], ['Post-anesthesia care'], [3, 2]),
    row('Pediatrics', [RN, BLS, 'Pediatric Advanced Life Support (PALS)'], ['Pediatric dosing'], [2, 2]),
    row('Respiratory care', ['Respiratory Care Practitioner License', BLS], ['Airway management'], [2, 1]),
  ],
  harbor: [{ ...EMERGENCY, slots: [3, 2] }, { ...INTENSIVE, slots: [3, 2] }, STEP_DOWN],
};

export const TIMES = { day: ['07:00', '19:00'], night: ['19:00', '07:00'] } as const;
export type ShiftTurn = keyof typeof TIMES;

type Plan = { readonly department: string; readonly turn: ShiftTurn; readonly days: readonly number[] };
/** When those who sign in work, in days from today. Nobody of them works today or on the three days after it. */
export const PLANS: Readonly<Record<string, Plan>> = {
  'nurse@meridian.example': {
    department: 'Intensive care',
    turn: 'day',
    days: [-13, -12, -10, -6, -5, -3, 4, 5, 7, 10, 11],
  },
  'nurse.night@meridian.example': {
    department: 'Intensive care',
    turn: 'night',
    days: [-11, -10, -7, -4, -3, 4, 5, 8, 11],
  },
  'nurse@harbor.example': { department: 'Emergency', turn: 'day', days: [-13, -12, -10, -6, -5, -3, 4, 5, 7, 10, 11] },
};

/** Patterns of when people like to work. */
export const HABITS: readonly (readonly WeekPart[])[] = [
  weekParts.filter((part) => part.endsWith('-day')),
  weekParts.filter((part) => part.endsWith('night')),
  weekParts.filter((part) => !/^(sat|sun)/.test(part)),
  weekParts.filter((part) => /^(fri|sat|sun)/.test(part)),
];
