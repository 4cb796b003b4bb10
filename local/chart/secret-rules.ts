import { createPrivateKey } from 'node:crypto';
import type { Facts } from './facts.ts';
import { containersOf, podsOf, titleOf, unless, type Pod, type Resource, type Volume } from './resources.ts';

interface Key {
  secret: string;
  key: string;
  path: string;
}

function keysOf({ secret, projected }: Volume): Key[] {
  const from = (name: string, items: readonly { key: string; path: string }[] = []): Key[] =>
    items.map(({ key, path }) => ({ secret: name, key, path }));
  return [
    ...from(secret?.secretName ?? '', secret?.items),
    ...(projected?.sources ?? []).flatMap((source) => from(source.secret?.name ?? '', source.secret?.items)),
  ];
}

/** Every key a pod is handed is made here or named in README.md, and every file it is told of is one of them. */
export function secretFaults(resources: readonly Resource[], { keys }: Facts): string[] {
  const made = new Map(
    resources
      .filter(({ kind }) => kind === 'Secret')
      .map(({ metadata, stringData = {} }) => [metadata.name, new Set(Object.keys(stringData))]),
  );
  return resources.flatMap((resource) =>
    [...podsOf(resource).flatMap((pod) => faultsOfPod(pod, made, keys)), ...madeFaults(resource)].map(
      (fault) => `${titleOf(resource)}: ${fault}`,
    ),
  );
}

/** Keys that the chart makes are such that the product takes them, and stay where they are. */
function madeFaults({ kind, metadata, stringData = {} }: Resource): string[] {
  if (kind !== 'Secret') return [];
  const { master_key = '', audit_key = '', ...others } = stringData;
  const short = Object.entries(others).filter(([, value]) => value.length < 32);
  return [
    ...unless(Buffer.from(master_key, 'base64').length === 32, 'master_key is no 32 bytes'),
    ...unless(isSigningKey(audit_key), 'audit_key is no Ed25519 key'),
    ...short.map(([name]) => `${name} is too short`),
    ...unless(metadata.annotations?.['helm.sh/resource-policy'] === 'keep', 'goes when the release does'),
  ];
}

function isSigningKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

// A Secret of the operator's: certificates, and passwords that others keep, under whatever name they have there.
const OF_OTHERS = /^(tls\.(crt|key)|password|ca\.crt)$/;

function faultsOfPod(pod: Pod, made: Map<string, Set<string>>, documented: ReadonlySet<string>): string[] {
  const volumes = new Map((pod.spec.volumes ?? []).map((volume) => [volume.name, keysOf(volume)]));
  const unknown = [...volumes.values()].flat().flatMap(({ secret, key }) => {
    const keys = made.get(secret);
    if (keys) return keys.has(key) ? [] : [`takes ${key} of Secret ${secret}, which does not hold it`];
    return documented.has(key) || OF_OTHERS.test(key)
      ? []
      : [`takes ${key} of Secret ${secret}, which nobody is told of`];
  });
  const missing = containersOf(pod).flatMap(({ name, env = [], volumeMounts = [] }) => {
    const files = volumeMounts.flatMap((mount) =>
      (volumes.get(mount.name) ?? []).map(({ path }) => `${mount.mountPath}/${path}`),
    );
    return env
      .filter(({ value = '' }) => value.startsWith('/run/secrets/') && !files.includes(value))
      .map((variable) => `${name} is told of ${variable.value} by ${variable.name}, and has no such file`);
  });
  return [...unknown, ...missing];
}
