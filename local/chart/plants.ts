import { containersOf, podsOf, type Alert, type Container, type Resource, type SITUATIONS } from './resources.ts';

interface Plant {
  name: string;
  /** Puts a fault into resources that have none. */
  plant(resources: Resource[]): unknown;
  /** What finds it says so. */
  found: RegExp;
  /** The rendering it is planted in; the one of several deployments where absent. */
  on?: (typeof SITUATIONS)[number];
}

const find = (resources: Resource[], kind: string, name = /./): Resource => {
  const found = resources.find((one) => one.kind === kind && name.test(one.metadata.name));
  if (found === undefined) throw new Error(`there is no ${kind} to plant a fault in`);
  return found;
};
const specOf = (resource: Resource): NonNullable<Resource['spec']> => (resource.spec ??= {});
const podOf = (resources: Resource[], kind = 'Deployment') => podsOf(find(resources, kind))[0]!;
const product = (resources: Resource[]): Container => containersOf(podOf(resources))[0]!;
const alertOf = (resources: Resource[]): Alert => specOf(find(resources, 'PrometheusRule')).groups![0]!.rules[0]!;
const without = (resources: Resource[], unwanted: Resource): void => {
  resources.splice(resources.indexOf(unwanted), 1);
};

/** One fault for each rule. */
export const PLANTS: readonly Plant[] = [
  {
    name: 'a wrong probe port',
    plant: (resources) => (product(resources).readinessProbe!.httpGet!.port = 'http'),
    found: /is asked whether it is ready at http, where health is not/,
  },
  {
    name: 'a probe of a path that does not exist',
    plant: (resources) => (product(resources).livenessProbe!.httpGet!.path = '/health'),
    found: /at \/health, which does not exist/,
  },
  {
    name: 'too short a start',
    plant: (resources) => (product(resources).startupProbe!.failureThreshold = 30),
    found: /has 150 s to start, and may take \d+ s/,
  },
  {
    name: 'too short an end',
    plant: (resources) => (podOf(resources).spec.terminationGracePeriodSeconds = 10),
    found: /has 10 s to end, and may take 15 s/,
  },
  {
    name: 'a missing secret key',
    plant: (resources) =>
      podOf(resources)
        .spec.volumes!.find(({ name }) => name === 'secrets')!
        .projected!.sources[0]!.secret!.items!.shift(),
    found: /is told of \/run\/secrets\/database_role_secret by DATABASE_ROLE_SECRET_FILE, and has no such file/,
  },
  {
    name: 'a secret key nobody is told of',
    plant: (resources) =>
      podOf(resources)
        .spec.volumes!.find(({ name }) => name === 'secrets')!
        .projected!.sources[0]!.secret!.items!.push({ key: 'master_kye', path: 'master_kye' }),
    found: /takes master_kye of Secret \S+, which nobody is told of/,
  },
  {
    name: 'a key that the chart makes too late',
    on: 'evaluation',
    plant: (resources) => {
      const { metadata } = find(resources, 'Secret');
      metadata.annotations = { ...metadata.annotations, 'helm.sh/hook-weight': '5' };
      resources.push({
        ...find(resources, 'Job'),
        metadata: { name: 'talent-os-migrate', annotations: metadata.annotations },
      });
    },
    found: /the Secret is made after the migrations, which need it/,
  },
  {
    name: 'a key that is none',
    on: 'evaluation',
    plant: (resources) => (find(resources, 'Secret').stringData!['audit_key'] = 'none'),
    found: /audit_key is no Ed25519 key/,
  },
  {
    name: 'a key that goes with the release',
    on: 'evaluation',
    plant: (resources) => delete find(resources, 'Secret').metadata.annotations!['helm.sh/resource-policy'],
    found: /goes when the release does/,
  },
  {
    name: 'a secret as a variable',
    plant: (resources) => product(resources).env!.push({ name: 'REDIS_PASSWORD', value: 'secret' }),
    found: /has the secret REDIS_PASSWORD as a variable/,
  },
  {
    name: 'a token of the service account',
    plant: (resources) => delete podOf(resources).spec.automountServiceAccountToken,
    found: /gets a token of its service account/,
  },
  { name: 'root', plant: (resources) => delete podOf(resources).spec.securityContext, found: /may run as root/ },
  {
    name: 'an image that can be written to',
    plant: (resources) => delete product(resources).securityContext!['readOnlyRootFilesystem'],
    found: /may write to its image/,
  },
  {
    name: 'a folder of the node',
    plant: (resources) => podOf(resources).spec.volumes!.push({ name: 'tmp', hostPath: { path: '/' } }),
    found: /has a volume of the kind hostPath/,
  },
  { name: 'no bounds', plant: (resources) => delete product(resources).resources, found: /has no bounds/ },
  {
    name: 'an image of any version',
    plant: (resources) => (product(resources).image = 'talent-os/platform:latest'),
    found: /which may be anything/,
  },
  {
    name: 'a volume that is not there',
    plant: (resources) => podOf(resources).spec.volumes!.pop(),
    found: /mounts \w+, which is not there/,
  },
  {
    name: 'a service of another port',
    plant: (resources) => (specOf(find(resources, 'Service')).ports![0]!.targetPort = 'https'),
    found: /no pod behind it has the port https/,
  },
  {
    name: 'a selector that finds nobody',
    plant: (resources) => (specOf(find(resources, 'PodDisruptionBudget')).selector!.matchLabels = { no: 'body' }),
    found: /its selector finds no pod/,
  },
  {
    name: 'several pods that may all go at once',
    plant: (resources) => without(resources, find(resources, 'PodDisruptionBudget')),
    found: /has several pods and no budget for disruptions/,
  },
  {
    name: 'no policy that denies',
    plant: (resources) => without(resources, find(resources, 'NetworkPolicy', /-deny$/)),
    found: /no policy denies it anything/,
  },
  {
    name: 'a gateway nobody may call',
    plant: (resources) => without(resources, find(resources, 'NetworkPolicy', /-gateway$/)),
    found: /nobody may call the gateway/,
  },
  {
    name: 'a part that nothing hosts',
    plant: (resources) => without(resources, find(resources, 'Deployment')),
    found: /nothing hosts gateway/,
  },
  {
    name: 'an alert for a metric that does not exist',
    plant: (resources) => (alertOf(resources).expr = 'talentos_https_requests_total > 0'),
    found: /asks for talentos_https_requests_total, which does not exist/,
  },
  {
    name: 'an alert by a label that is none',
    plant: (resources) => (alertOf(resources).expr = 'sum by (route) (talentos_http_requests_total) > 0'),
    found: /asks by route, which is no label of it/,
  },
  {
    name: 'an alert without a page',
    plant: (resources) => (alertOf(resources).annotations.runbook_url = 'docs/operations.md#nowhere'),
    found: /has no page/,
  },
  {
    name: 'metrics whose labels are renamed',
    plant: (resources) => delete specOf(find(resources, 'ServiceMonitor')).endpoints![0]!.honorLabels,
    found: /labels of metrics are renamed/,
  },
  {
    name: 'a name that is there twice',
    plant: (resources) => resources.push(resources[0]!),
    found: /is there twice/,
  },
];

/** Faults that Kubernetes' own schemas find. */
export const KUBERNETES_PLANTS: readonly Plant[] = [
  {
    name: 'a field that does not exist',
    plant: (resources) => Object.assign(specOf(find(resources, 'Deployment')), { replica: 2 }),
    found: /must NOT have (additional|unevaluated) properties .*"replica"/,
  },
  {
    name: 'a text where a number belongs',
    plant: (resources) => Object.assign(specOf(find(resources, 'Deployment')), { replicas: 'two' }),
    found: /\/spec\/replicas must be/,
  },
  {
    name: 'a kind of an old version',
    plant: (resources) => (find(resources, 'CronJob').apiVersion = 'batch/v1beta1'),
    found: /no such kind in batch\/v1beta1/,
  },
];
