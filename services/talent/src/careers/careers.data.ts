import type { Industry } from '@talent-os/contracts';
import type { CareerData } from './career.js';
import { cyber } from './cyber.data.js';
import { healthcare } from './healthcare.data.js';
import { sales } from './sales.data.js';

export const careers: Readonly<Record<Industry, CareerData>> = { SALES: sales, HEALTHCARE: healthcare, CYBER: cyber };
