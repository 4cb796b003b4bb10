// What every rendering of the chart has to be like. A rule answers its faults; what each finds is shown in `plants.ts`.
import type { Facts } from './facts.ts';
import { podFaults } from './pod-rules.ts';
import { podsOf, selects, titleOf, unless, type Pod, type Resource } from './resources.ts';
import { monitoringFaults } from './monitoring-rules.ts';
import { secretFaults } from './secret-rules.ts';

/** All faults of one rendering. */
export function faultsOf(resources: readonly Resource[], facts: Facts): string[] {
  const pods = resources.flatMap((resource) => podsOf(resource).map((pod) => ({ title: titleOf(resource), pod })));
  return [
    ...nameFaults(resources),
    ...pods.flatMap(({ title, pod }) => podFaults(title, pod, facts)),
    ...secretFaults(resources, facts),
    ...selectorFaults(resources),
    ...serviceFaults(resources),
    ...scalingFaults(resources),
    ...networkFaults(resources),
    ...partFaults(resources, facts),
    ...hookFaults(resources),
    ...monitoringFaults(resources, facts),
  ];
}

const ofKind = (resources: readonly Resource[], kind: string): Resource[] =>
  resources.filter((resource) => resource.kind === kind);
const podsIn = (resources: readonly Resource[]): Pod[] => resources.flatMap(podsOf);

function nameFaults(resources: readonly Resource[]): string[] {
  const titles = resources.map(titleOf);
  const twice = titles.filter((title, index) => titles.indexOf(title) !== index);
  // A job of a CronJob has eleven characters more.
  const most = (kind: string): number => (kind === 'CronJob' ? 52 : 63);
  const long = resources.filter(({ kind, metadata }) => metadata.name.length > most(kind)).map(titleOf);
  return [
    ...twice.map((title) => `${title}: is there twice`),
    ...long.map((title) => `${title}: its name is too long`),
  ];
}

/** What chooses pods chooses some: a workload its own, a service and a budget those of a workload. */
function selectorFaults(resources: readonly Resource[]): string[] {
  return resources.flatMap((resource) => {
    const { kind, spec } = resource;
    const wanted =
      kind === 'Service' ? spec?.selector : (spec?.selector?.matchLabels ?? spec?.podSelector?.matchLabels);
    if (wanted === undefined || kind === 'ServiceMonitor') return [];
    const own = podsOf(resource);
    const among = own.length > 0 ? own : podsIn(resources);
    const some = among.some(({ metadata }) => selects(wanted as Record<string, string>, metadata.labels));
    return unless(some, `${titleOf(resource)}: its selector finds no pod`);
  });
}

function serviceFaults(resources: readonly Resource[]): string[] {
  return ofKind(resources, 'Service').flatMap((service) => {
    const { selector = {}, ports = [] } = service.spec ?? {};
    const chosen = podsIn(resources).filter(({ metadata }) =>
      selects(selector as Record<string, string>, metadata.labels),
    );
    const there = chosen.flatMap(({ spec }) => spec.containers.flatMap((container) => container.ports ?? []));
    return ports.flatMap(({ port, targetPort = port }) =>
      there.some(({ name, containerPort }) => targetPort === name || targetPort === containerPort)
        ? []
        : [`${titleOf(service)}: no pod behind it has the port ${targetPort}`],
    );
  });
}

/** What there is several times of may lose one at a time; what grows by itself has no number of its own. */
function scalingFaults(resources: readonly Resource[]): string[] {
  const growing = ofKind(resources, 'HorizontalPodAutoscaler').map(({ spec }) => spec?.scaleTargetRef?.name);
  const budgets = ofKind(resources, 'PodDisruptionBudget');
  return ofKind(resources, 'Deployment').flatMap((deployment) => {
    const title = titleOf(deployment);
    const grows = growing.includes(deployment.metadata.name);
    const several = grows || (deployment.spec?.replicas ?? 1) > 1;
    const labels = deployment.spec?.template?.metadata.labels;
    const kept = budgets.some(({ spec }) => selects(spec?.selector?.matchLabels, labels));
    return [
      ...unless(!several || kept, `${title}: has several pods and no budget for disruptions`),
      ...unless(!grows || deployment.spec?.replicas === undefined, `${title}: its replicas are said twice`),
    ];
  });
}

/** Each pod is denied everything by one policy, and let out by another. */
function networkFaults(resources: readonly Resource[]): string[] {
  const policies = ofKind(resources, 'NetworkPolicy').map(({ spec }) => spec ?? {});
  const chosen = (spec: (typeof policies)[number], { metadata }: Pod): boolean =>
    selects(spec.podSelector?.matchLabels, metadata.labels);
  const denies = (spec: (typeof policies)[number]): boolean =>
    spec.policyTypes?.join() === 'Ingress,Egress' && spec.ingress === undefined;
  return resources.flatMap((resource) =>
    podsOf(resource).flatMap((pod) => {
      const own = policies.filter((spec) => chosen(spec, pod));
      const open = own.some(({ ingress = [] }) =>
        ingress.some(({ ports = [] }) => ports.some(({ port }) => port === 'http')),
      );
      const called = pod.metadata.labels?.['talent-os/gateway'] === 'true';
      return [
        ...unless(own.some(denies), `${titleOf(resource)}: no policy denies it anything`),
        ...unless(!called || open, `${titleOf(resource)}: nobody may call the gateway`),
      ];
    }),
  );
}

function partFaults(resources: readonly Resource[], { parts }: Facts): string[] {
  const targets = ofKind(resources, 'Deployment').flatMap((deployment) =>
    podsOf(deployment).flatMap(({ spec }) => spec.containers.flatMap(({ args = [] }) => args)),
  );
  const hosted = targets.flatMap((target) => {
    const names = target.replace('--target=', '');
    return names === 'all' ? parts : names.split(',');
  });
  const missing = parts.filter((part) => !hosted.includes(part));
  const twice = hosted.filter((part, index) => hosted.indexOf(part) !== index || !parts.includes(part));
  return [
    ...missing.map((part) => `nothing hosts ${part}`),
    ...twice.map((part) => `${part} is hosted twice, or is no part`),
  ];
}

/** A key is there before what needs it. */
function hookFaults(resources: readonly Resource[]): string[] {
  const weightOf = (kind: string, name: RegExp): number | undefined => {
    const hook = ofKind(resources, kind).find(({ metadata }) => name.test(metadata.name))?.metadata.annotations;
    return hook?.['helm.sh/hook']?.includes('pre-install') ? Number(hook['helm.sh/hook-weight'] ?? 0) : undefined;
  };
  const [secret, migrate] = [weightOf('Secret', /-secrets$/), weightOf('Job', /-migrate$/)];
  const early = secret === undefined || migrate === undefined || secret < migrate;
  return unless(early, 'the Secret is made after the migrations, which need it');
}
