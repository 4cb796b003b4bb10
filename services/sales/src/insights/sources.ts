import type { FindingSources } from '@talent-os/service-kit/insights/findings';
import { dealsPastClose, dealsStalled, quotaShort } from './deals.findings.js';

export const sources: FindingSources<'sales'> = { dealsStalled, dealsPastClose, quotaShort };
