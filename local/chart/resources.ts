import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { root } from '../paths.ts';
import { UserError } from '../trouble.ts';

// Of Kubernetes' resources, what the rules of the chart look at.

export interface Probe {
  httpGet?: { path: string; port: string | number };
  periodSeconds?: number;
  failureThreshold?: number;
}

export interface Container {
  name: string;
  image: string;
  command?: string[];
  args?: string[];
  env?: { name: string; value?: string }[];
  ports?: { name: string; containerPort: number }[];
  volumeMounts?: { name: string; mountPath: string }[];
  resources?: { requests?: Record<string, string>; limits?: Record<string, string> };
  securityContext?: Record<string, unknown>;
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  lifecycle?: { preStop?: { exec?: { command: string[] } } };
}

interface SecretItems {
  name?: string;
  items?: { key: string; path: string }[];
}

export interface Volume {
  name: string;
  secret?: { secretName: string; items?: { key: string; path: string }[] };
  projected?: { sources: { secret?: SecretItems }[] };
  [kind: string]: unknown;
}

export interface PodSpec {
  automountServiceAccountToken?: boolean;
  terminationGracePeriodSeconds?: number;
  securityContext?: Record<string, unknown>;
  initContainers?: Container[];
  containers: Container[];
  volumes?: Volume[];
}

export interface Pod {
  metadata: { labels?: Record<string, string> };
  spec: PodSpec;
}

type Labels = Record<string, string>;

interface Spec extends Partial<PodSpec> {
  replicas?: number;
  template?: Pod;
  jobTemplate?: { spec: { template: Pod } };
  selector?: Labels & { matchLabels?: Labels };
  podSelector?: { matchLabels?: Labels };
  policyTypes?: string[];
  ingress?: { ports?: { port: string | number }[] }[];
  ports?: { port: number; targetPort?: string | number }[];
  scaleTargetRef?: { kind: string; name: string };
  endpoints?: { port: string; honorLabels?: boolean }[];
  groups?: { rules: Alert[] }[];
}

export interface Alert {
  alert: string;
  expr: string;
  annotations: { summary: string; runbook_url: string };
}

export interface Resource {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Labels; annotations?: Labels };
  spec?: Spec;
  data?: Record<string, string>;
  stringData?: Record<string, string>;
}

export const CHART = join(root, 'deploy', 'helm', 'talent-os');
/** Where every rendering stands. */
export const NAMESPACE = 'talent';
export const SITUATIONS = ['evaluation', 'one-process', 'split', 'regulated', 'openshift'] as const;

/** What Helm says of values: resources, or why it refuses them. `values` are files, or texts of YAML. */
export function render(helm: string, files: readonly string[], text = ''): { output: string; refused: boolean } {
  const args = ['template', 'talent-os', CHART, '--namespace', NAMESPACE, '--kube-version', '1.34.0'];
  const values = [...files.map((file) => join(CHART, 'values', `${file}.yaml`)), ...(text === '' ? [] : ['-'])];
  const { status, stdout, stderr, error } = spawnSync(helm, [...args, ...values.flatMap((file) => ['-f', file])], {
    encoding: 'utf8',
    input: text,
    maxBuffer: 2 ** 26,
  });
  if (error) throw error;
  return status === 0 ? { output: stdout, refused: false } : { output: stderr, refused: true };
}

/** The resources of one of the files of values. */
export function resourcesOf(helm: string, file: string, text = ''): Resource[] {
  const { output, refused } = render(helm, [file], text);
  if (refused) throw new UserError(`Helm refuses values/${file}.yaml: ${output}`);
  return parseAllDocuments(output).flatMap((document) => {
    const resource = document.toJS() as Resource | null;
    return resource === null ? [] : [resource];
  });
}

/** The pods that a resource makes. */
export function podsOf({ kind, metadata, spec }: Resource): Pod[] {
  if (kind === 'Pod') return [{ metadata, spec: spec as PodSpec }];
  const template = spec?.template ?? spec?.jobTemplate?.spec.template;
  return template === undefined ? [] : [template];
}

export const containersOf = ({ spec }: Pod): Container[] => [...(spec.initContainers ?? []), ...spec.containers];

/** Whether labels have all that a selector names. */
export const selects = (selector: Labels = {}, labels: Labels = {}): boolean =>
  Object.entries(selector).every(([name, value]) => labels[name] === value);

/** The fault, where something is not as it should be. */
export const unless = (good: unknown, fault: string): string[] => (good ? [] : [fault]);

/** How a resource is called where a fault is told. */
export const titleOf = ({ kind, metadata }: Resource): string => `${kind} ${metadata.name}`;
