import type { Facts } from './facts.ts';
import { titleOf, unless, type Resource } from './resources.ts';

// Of the cluster, by kube-state-metrics, which comes with the operator of Prometheus.
const OF_THE_CLUSTER: Readonly<Record<string, readonly string[]>> = {
  kube_pod_container_status_restarts_total: ['container'],
  kube_cronjob_status_last_successful_time: ['cronjob'],
};
// What Prometheus says of where a figure comes from.
const OF_THE_TARGET = ['namespace', 'pod'];

interface Panel {
  title: string;
  targets: { expr: string }[];
}

/** Alerts and dashboards ask for metrics that exist, by labels they have; each alert has its page. */
export function monitoringFaults(resources: readonly Resource[], facts: Facts): string[] {
  return resources.flatMap((resource) => {
    const title = titleOf(resource);
    if (resource.kind === 'ServiceMonitor')
      return (resource.spec?.endpoints ?? []).every(({ honorLabels }) => honorLabels)
        ? []
        : [`${title}: labels of metrics are renamed`];
    if (resource.kind === 'PrometheusRule') {
      const alerts = (resource.spec?.groups ?? []).flatMap(({ rules }) => rules);
      return alerts.flatMap(({ alert, expr, annotations }) => [
        ...queryFaults(expr, facts).map((fault) => `${title}: ${alert} ${fault}`),
        ...unless(facts.pages.has(annotations.runbook_url.split('#')[1] ?? ''), `${title}: ${alert} has no page`),
      ]);
    }
    return panelsOf(resource).flatMap((panel) =>
      panel.targets.flatMap(({ expr }) => queryFaults(expr, facts).map((fault) => `${title}: ${panel.title} ${fault}`)),
    );
  });
}

/** The panels of a ConfigMap's dashboards; none of any other's. */
export const panelsOf = ({ kind, data = {} }: Resource): Panel[] =>
  kind !== 'ConfigMap'
    ? []
    : Object.entries(data)
        .filter(([name]) => name.endsWith('.json'))
        .flatMap(([, text]) => (JSON.parse(text) as { panels: Panel[] }).panels);

const METRIC = /\b(?:talentos|nodejs|process|kube)_\w+/g;

function queryFaults(expr: string, { metrics }: Facts): string[] {
  const names = expr.match(METRIC) ?? [];
  if (names.length === 0) return ['asks for nothing'];
  const unknown = names.filter((name) => !metrics.has(name) && !(name in OF_THE_CLUSTER));
  const known = new Set([
    ...OF_THE_TARGET,
    ...names.flatMap((name) => metrics.get(name) ?? OF_THE_CLUSTER[name] ?? []),
  ]);
  const matched = [...expr.matchAll(/\{([^}]*)\}/g)].flatMap((match) => [
    ...(match[1] ?? '').matchAll(/(\w+)\s*[=!]~?/g),
  ]);
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap((match) => (match[1] ?? '').split(/,\s*/));
  const labels = new Set([...matched.map((match) => match[1] ?? ''), ...grouped]);
  const strange = [...labels].filter((label) => !known.has(label));
  return [
    ...unknown.map((name) => `asks for ${name}, which does not exist`),
    ...strange.map((label) => `asks by ${label}, which is no label of it`),
  ];
}
