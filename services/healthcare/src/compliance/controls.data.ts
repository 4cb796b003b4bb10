import type { ControlKind } from '@talent-os/contracts/healthcare/compliance.js';

type Safeguard = readonly [citation: string, title: string, kind: ControlKind];

/** Technical safeguards of the HIPAA security rule, 45 CFR 164.312, in the order of the law. */
export const SAFEGUARDS: readonly Safeguard[] = [
  ['164.312(a)(2)(i)', 'Access control: unique user identification', 'required'],
  ['164.312(a)(2)(ii)', 'Access control: emergency access procedure', 'required'],
  ['164.312(a)(2)(iii)', 'Access control: automatic logoff', 'addressable'],
  ['164.312(a)(2)(iv)', 'Access control: encryption and decryption', 'addressable'],
  ['164.312(b)', 'Audit controls', 'required'],
  ['164.312(c)(2)', 'Integrity: mechanism to authenticate health information', 'addressable'],
  ['164.312(d)', 'Person or entity authentication', 'required'],
  ['164.312(e)(2)(i)', 'Transmission security: integrity controls', 'addressable'],
  ['164.312(e)(2)(ii)', 'Transmission security: encryption', 'addressable'],
];
