import type { Facts } from './facts.ts';
import { containersOf, unless, type Container, type Pod, type PodSpec, type Probe } from './resources.ts';

/** Faults of one pod: what it may do, how it is asked, what it is given. */
export const podFaults = (title: string, pod: Pod, facts: Facts): string[] =>
  [
    ...standardFaults(pod.spec),
    ...containersOf(pod).flatMap(containerFaults),
    ...mountFaults(pod),
    ...pod.spec.containers.flatMap((container) => probeFaults(pod.spec, container, facts)),
  ].map((fault) => `${title}: ${fault}`);

// What the `restricted` standard lets a pod have.
const VOLUMES = ['name', 'configMap', 'emptyDir', 'persistentVolumeClaim', 'projected', 'secret'];

function standardFaults({
  automountServiceAccountToken,
  securityContext = {},
  volumes = [],
  ...spec
}: PodSpec): string[] {
  const { runAsNonRoot, runAsUser, seccompProfile } = securityContext as {
    runAsNonRoot?: boolean;
    runAsUser?: number;
    seccompProfile?: { type: string };
  };
  const strange = volumes.flatMap((volume) => Object.keys(volume).filter((kind) => !VOLUMES.includes(kind)));
  const host = Object.keys(spec).filter((name) => name.startsWith('host'));
  return [
    ...unless(automountServiceAccountToken === false, 'gets a token of its service account'),
    ...unless(runAsNonRoot === true && runAsUser !== 0, 'may run as root'),
    ...unless(seccompProfile?.type === 'RuntimeDefault', 'has no seccomp profile'),
    ...strange.map((kind) => `has a volume of the kind ${kind}`),
    ...host.map((name) => `has ${name}`),
  ];
}

const SECRET = /(PASSWORD|SECRET|_KEY|KEK|TOKEN)(_PREVIOUS)?$/;

function containerFaults({ name, image, env = [], resources = {}, securityContext = {} }: Container): string[] {
  const { allowPrivilegeEscalation, readOnlyRootFilesystem, capabilities } = securityContext as {
    allowPrivilegeEscalation?: boolean;
    readOnlyRootFilesystem?: boolean;
    capabilities?: { drop?: string[]; add?: string[] };
  };
  const plain = env.filter((one) => SECRET.test(one.name));
  return [
    ...unless(allowPrivilegeEscalation === false, 'may gain rights'),
    ...unless(readOnlyRootFilesystem === true, 'may write to its image'),
    ...unless(capabilities?.drop?.join() === 'ALL' && !capabilities.add, 'keeps capabilities'),
    ...unless(resources.requests?.['cpu'] && resources.limits?.['memory'], 'has no bounds'),
    ...unless(/[^:@]+[:@][^:]+/.test(image) && !image.endsWith(':latest'), `runs ${image}, which may be anything`),
    ...plain.map((one) => `has the secret ${one.name} as a variable`),
  ].map((fault) => `${name} ${fault}`);
}

/** What is mounted is there, and what is there is mounted. */
function mountFaults(pod: Pod): string[] {
  const mounted = new Set(containersOf(pod).flatMap(({ volumeMounts = [] }) => volumeMounts.map(({ name }) => name)));
  const given = new Set((pod.spec.volumes ?? []).map(({ name }) => name));
  // A StatefulSet makes volumes of its own.
  const own = new Set(['data']);
  return [
    ...[...mounted]
      .filter((name) => !given.has(name) && !own.has(name))
      .map((name) => `mounts ${name}, which is not there`),
    ...[...given].filter((name) => !mounted.has(name)).map((name) => `does not mount ${name}`),
  ];
}

function probeFaults(spec: PodSpec, container: Container, facts: Facts): string[] {
  if (container.name !== 'product') return [];
  const { startupProbe, livenessProbe, readinessProbe, lifecycle } = container;
  const asks = (what: string, probe: Probe | undefined): string[] => {
    const { path = '', port } = probe?.httpGet ?? {};
    const number = container.ports?.find(({ name }) => name === port)?.containerPort ?? port;
    return [
      ...unless(number === facts.internalPort, `is asked ${what} at ${port}, where health is not`),
      ...unless(facts.paths.includes(path), `is asked ${what} at ${path}, which does not exist`),
    ];
  };
  const starts = (startupProbe?.periodSeconds ?? 10) * (startupProbe?.failureThreshold ?? 3);
  const waits = Number(lifecycle?.preStop?.exec?.command[1] ?? 0);
  const ends = spec.terminationGracePeriodSeconds ?? 30;
  return [
    ...asks('whether it has started', startupProbe),
    ...asks('whether it lives', livenessProbe),
    ...asks('whether it is ready', readinessProbe),
    ...unless(starts >= facts.startSeconds, `has ${starts} s to start, and may take ${facts.startSeconds} s`),
    ...unless(waits > 0, 'ends before others know'),
    ...unless(ends >= waits + facts.endSeconds, `has ${ends} s to end, and may take ${waits + facts.endSeconds} s`),
    ...portFaults(container, facts),
  ].map((fault) => `${container.name} ${fault}`);
}

function portFaults({ env = [], ports = [] }: Container, { publicPort }: Facts): string[] {
  const http = ports.find(({ name }) => name === 'http')?.containerPort;
  const port = Number(env.find(({ name }) => name === 'PORT')?.value ?? publicPort);
  return http === undefined || http === port ? [] : [`listens at ${port}, and is called at ${http}`];
}
