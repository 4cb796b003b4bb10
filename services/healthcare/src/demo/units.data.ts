export type UnitRow = {
  /** As its shifts name it. */
  readonly department: string;
  readonly beds: number;
  readonly targetHppd: number;
  /** Patients on a usual night. */
  readonly census: number;
};

const row = (department: string, beds: number, targetHppd: number, census: number): UnitRow => ({
  department,
  beds,
  targetHppd,
  census,
});

/** Units by organization; departments without beds, such as respiratory care, are none. */
export const UNITS: Readonly<Record<string, readonly UnitRow[]>> = {
  meridian: [
    row('Emergency', 22, 4.5, 18),
    row('Intensive care', 10, 12, 7),
    row('Pediatrics', 10, 8, 6),
    row('Step-down', 12, 7.5, 8),
    row('Surgery', 14, 6, 9),
  ],
  harbor: [row('Emergency', 18, 4.5, 13), row('Intensive care', 8, 12, 5), row('Step-down', 12, 7.5, 8)],
};

/** The unit whose census of today is still to be entered. */
export const LATE_CENSUS = 'Step-down';
