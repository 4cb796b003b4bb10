import type { FindingSources } from '@talent-os/service-kit/insights/findings';
import { educationShort, licenseShifts } from './licenses.findings.js';
import { coverShort, overtimeRising } from './units.findings.js';

export const sources: FindingSources<'healthcare'> = { coverShort, licenseShifts, overtimeRising, educationShort };
