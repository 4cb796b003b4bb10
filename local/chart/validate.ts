import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { titleOf, type Resource } from './resources.ts';

export type Validate = (resource: Resource) => Promise<string[]>;

/** How Kubernetes' schemas refer to each other. */
const DEFINITIONS = '/api/_definitions.json';

/** Says of resources what is wrong with them, by the schemas of one version of Kubernetes. */
export function kubernetesValidator(version: string, definitions: object): Validate {
  // Formats such as int32 are no rules of their own there.
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema({ ...definitions, $id: DEFINITIONS }, DEFINITIONS);
  const kinds = new Map<string, ValidateFunction | undefined>();
  const kindOf = ({ apiVersion, kind }: Resource): ValidateFunction | undefined => {
    const key = `${apiVersion} ${kind}`;
    if (!kinds.has(key)) {
      const name = definitionOf(definitions, apiVersion, kind);
      kinds.set(key, name === undefined ? undefined : ajv.compile({ $ref: `${DEFINITIONS}#/$defs/${name}` }));
    }
    return kinds.get(key);
  };
  return async (resource) => {
    const validate = kindOf(resource);
    if (validate === undefined)
      return [`Kubernetes ${version}: ${titleOf(resource)}: no such kind in ${resource.apiVersion}`];
    if (validate(resource)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `Kubernetes ${version}: ${titleOf(resource)}${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
}

/** `apps/v1` and `Deployment` are `io.k8s.api.apps.v1.Deployment`. */
function definitionOf(definitions: object, apiVersion: string, kind: string): string | undefined {
  const [group = '', version] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion];
  const name = `io.k8s.api.${group.split('.')[0]}.${version}.${kind}`;
  const { $defs = {} } = definitions as { $defs?: Record<string, unknown> };
  return name in $defs ? name : undefined;
}

interface Model {
  validate(): void;
}
type Models = Record<string, new (resource: Resource) => Model>;

/** What is no part of Kubernetes, and the packages that know it: types and what is needed, not every name. */
const BESIDE: Readonly<Record<string, string>> = {
  'monitoring.coreos.com/v1': '@kubernetes-models/prometheus-operator',
  'gateway.networking.k8s.io/v1': '@kubernetes-models/gateway-api',
};

export const isBeside = ({ apiVersion }: Resource): boolean => apiVersion in BESIDE;

/** Says what is wrong with a resource that is no part of Kubernetes. */
export function besideValidator(packages: string): Validate {
  return async (resource) => {
    const file = join(packages, BESIDE[resource.apiVersion] ?? '', resource.apiVersion, `${resource.kind}.js`);
    const models = (await import(pathToFileURL(file).href)) as Models;
    const Kind = models[resource.kind];
    if (Kind === undefined) return [`${titleOf(resource)}: no such kind in ${resource.apiVersion}`];
    try {
      new Kind(resource).validate();
      return [];
    } catch (error) {
      return [`${titleOf(resource)}: ${(error as Error).message}`];
    }
  };
}
