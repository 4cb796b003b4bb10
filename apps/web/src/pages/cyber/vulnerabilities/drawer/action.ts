import type { Vulnerability } from '@talent-os/contracts/cyber/vulnerabilities';

export type ActionProps = { readonly vulnerability: Vulnerability; readonly onClose: () => void };
