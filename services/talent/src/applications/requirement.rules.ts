import type { CredentialStatus } from '@talent-os/contracts/healthcare/credentials.js';
import type { Requirement, RequirementState } from '@talent-os/contracts/talent/applications.js';
import type { HardRequirement } from '@talent-os/contracts/talent/seats.js';

/** A licence or certification a person holds. */
export type CredentialProof = {
  readonly name: string;
  readonly status: CredentialStatus;
  readonly method: Requirement['method'];
};

/** What a paper's status says of the requirement, best first. */
const standing: Record<CredentialStatus, RequirementState> = {
  active: 'met',
  expiring: 'met',
  pending_verification: 'pending',
  expired: 'expired',
  revoked: 'missing',
};
const best: readonly RequirementState[] = ['met', 'pending', 'expired', 'missing'];
const onPaper: readonly HardRequirement['type'][] = ['license', 'certification'];

/** Each hard requirement next to what a person holds; `papers` undefined where nobody can tell. */
export function requirementsOf(
  hard: readonly HardRequirement[],
  papers: readonly CredentialProof[] | undefined,
): Requirement[] {
  return hard.map(({ type, value }) => {
    if (!papers || !onPaper.includes(type)) return { type, value, state: 'unchecked', method: null };
    const fitting = papers.filter(({ name }) => name.toLowerCase() === value.toLowerCase());
    const [found] = fitting.toSorted((a, b) => best.indexOf(standing[a.status]) - best.indexOf(standing[b.status]));
    const state = found ? standing[found.status] : 'missing';
    return { type, value, state, method: state === 'met' ? found!.method : null };
  });
}

const worst: readonly RequirementState[] = ['unchecked', 'missing', 'expired', 'pending', 'met'];

/** Where the licenses a position asks for stand: as the one that stands worst; nothing where it asks for none. */
export function licenseOf(requirements: readonly Requirement[]): RequirementState | undefined {
  const licenses = requirements.filter(({ type }) => type === 'license');
  return worst.find((state) => licenses.some((one) => one.state === state));
}

/** How many people's licenses stand how. */
export function licencesIn(all: readonly (readonly Requirement[])[]): Record<RequirementState, number> {
  const states = all.map(licenseOf);
  const count = (sought: RequirementState) => states.filter((state) => state === sought).length;
  return {
    met: count('met'),
    pending: count('pending'),
    expired: count('expired'),
    missing: count('missing'),
    unchecked: count('unchecked'),
  };
}

export const allMet = (requirements: readonly Requirement[]): boolean =>
  requirements.every(({ state }) => state === 'met');
