import type { FindingSources } from '@talent-os/service-kit/insights/findings';
import { goalSilent } from './goals.findings.js';

export const sources: FindingSources<'productivity'> = { goalSilent };
