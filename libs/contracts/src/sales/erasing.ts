import { erasureOf } from '../erasure/erasing.js';

export const eraseSales = erasureOf('sales');
