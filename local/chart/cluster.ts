import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTask } from '../child.ts';
import { CHART, NAMESPACE } from './resources.ts';

/** The kinds of an evaluation, by the groups they belong to. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  v1: ['ConfigMap', 'PersistentVolumeClaim', 'Pod', 'Secret', 'Service'],
  'apps/v1': ['Deployment', 'StatefulSet'],
  'batch/v1': ['Job'],
  'networking.k8s.io/v1': ['NetworkPolicy'],
};
const pluralOf = (kind: string): string => `${kind.toLowerCase()}s`;
const resourceOf = (kind: string): object => ({ name: pluralOf(kind), kind, namespaced: true, verbs: ['get'] });

/** What a cluster answers that Helm asks what kinds it knows and whether a Secret is there; nothing else is there. */
function answers(name: string, keys: readonly string[] | undefined): Record<string, object> {
  const groups = Object.keys(KINDS).filter((version) => version !== 'v1');
  const lists = Object.entries(KINDS).map(([version, kinds]) => [
    version === 'v1' ? '/api/v1' : `/apis/${version}`,
    { kind: 'APIResourceList', groupVersion: version, resources: kinds.map(resourceOf) },
  ]);
  const data = Object.fromEntries((keys ?? []).map((key) => [key, '']));
  const secret = { apiVersion: 'v1', kind: 'Secret', metadata: { name, namespace: NAMESPACE }, data };
  return {
    '/version': { major: '1', minor: '34', gitVersion: 'v1.34.0' },
    '/api': { kind: 'APIVersions', versions: ['v1'] },
    '/apis': { kind: 'APIGroupList', apiVersion: 'v1', groups: groups.map(groupOf) },
    ...Object.fromEntries(lists),
    ...(keys && { [`/api/v1/namespaces/talent/secrets/${name}`]: secret }),
  };
}

function groupOf(groupVersion: string): object {
  const [name, version] = groupVersion.split('/');
  const one = { groupVersion, version };
  return { name, versions: [one], preferredVersion: one };
}

/**
 * Renders an evaluation beside a cluster that has the chart's Secret with some keys, or none. Answers what Helm wrote.
 * Throws what it refused.
 */
export async function renderBeside(helm: string, keys: readonly string[] | undefined): Promise<string> {
  const known = answers('talent-os-secrets', keys);
  const missing = { kind: 'Status', apiVersion: 'v1', status: 'Failure', reason: 'NotFound', code: 404 };
  const server = createServer((request, response) => {
    const answer = known[(request.url ?? '').split('?')[0] ?? ''];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? missing));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const folder = mkdtempSync(join(tmpdir(), 'talent-os-cluster-'));
  try {
    const config = join(folder, 'config.json');
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    writeFileSync(config, JSON.stringify(kubeconfig(address)));
    const values = ['-f', join(CHART, 'values', 'evaluation.yaml')];
    const asking = ['--dry-run=server', '--disable-openapi-validation', '--kubeconfig', config];
    const args = ['template', 'talent-os', CHART, '--namespace', NAMESPACE, ...values, ...asking];
    const env = { ...process.env, HOME: folder };
    return await runTask({ command: helm, args, env, failure: 'Helm refuses:' });
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
}

const kubeconfig = (server: string): object => ({
  apiVersion: 'v1',
  kind: 'Config',
  clusters: [{ name: 'one', cluster: { server } }],
  users: [{ name: 'one', user: {} }],
  contexts: [{ name: 'one', context: { cluster: 'one', user: 'one' } }],
  'current-context': 'one',
});
