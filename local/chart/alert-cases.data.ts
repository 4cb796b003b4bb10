/** Figures by series, as `promtool` writes rows of them: `0+60x90` begins at 0 and grows by 60, ninety times. */
type Figures = Readonly<Record<string, string>>;

interface AlertCase {
  /** When it is looked at, from the first figure on. */
  at: string;
  /** Between two figures; a minute where absent. */
  interval?: string;
  fires: Figures;
  /** The same figures as they are on a good day. */
  calm: Figures;
}

const REQUESTS = 'talentos_http_requests_total';
const DURATION = 'talentos_http_request_duration_seconds_bucket{outcome="answered", service="sales", le=';
const FIRST_WORDS = 'talentos_model_first_token_seconds_bucket{kind="openai", le=';

/** Half of the calls fail; or none does. */
const failing = (rows: string, none: string) => ({
  fires: { [`${REQUESTS}{outcome="failed"}`]: rows, [`${REQUESTS}{outcome="answered"}`]: rows },
  calm: { [`${REQUESTS}{outcome="failed"}`]: none, [`${REQUESTS}{outcome="answered"}`]: rows },
});
/** All values lie between two bounds, or below the lower one. */
const slow = (bucket: string, below: string, above: string) => ({
  fires: { [`${bucket}"${below}"}`]: '0x60', [`${bucket}"${above}"}`]: '0+60x60', [`${bucket}"+Inf"}`]: '0+60x60' },
  calm: { [`${bucket}"${below}"}`]: '0+60x60', [`${bucket}"${above}"}`]: '0+60x60', [`${bucket}"+Inf"}`]: '0+60x60' },
});
const over = (series: string, high: string, low: string) => ({ fires: { [series]: high }, calm: { [series]: low } });

/** What makes each alert fire, and what does not. */
export const alertCases: Readonly<Record<string, AlertCase>> = {
  TalentOsSilent: { at: '10m', fires: {}, calm: { 'talentos_backing_up{part="nats"}': '1x20' } },
  TalentOsBackingAway: { at: '10m', ...over('talentos_backing_up{part="redis"}', '0x20', '1x20') },
  TalentOsRestarts: {
    at: '20m',
    ...over('kube_pod_container_status_restarts_total{container="product", pod="hubs-1"}', '0+1x30', '3x30'),
  },
  TalentOsErrorsFast: { at: '80m', ...failing('0+60x90', '0x90') },
  TalentOsErrorsSlow: { at: '7h', ...failing('0+60x500', '0x500') },
  TalentOsErrorsLasting: { at: '73h', interval: '10m', ...failing('0+600x500', '0x500') },
  TalentOsSlow: { at: '40m', ...slow(DURATION, '0.5', '1') },
  TalentOsFirstWordsSlow: { at: '40m', ...slow(FIRST_WORDS, '5', '10') },
  TalentOsOutboxWaits: { at: '10m', ...over('talentos_outbox_age_seconds{service="sales"}', '90x20', '30x20') },
  TalentOsListenerBehind: {
    at: '30m',
    ...over('talentos_consumer_events{consumer="audit-record", state="pending"}', '2000x40', '20x40'),
  },
  TalentOsDeadLetters: { at: '2m', ...over('talentos_dead_letters{consumer="audit-record"}', '1x5', '0x5') },
  TalentOsJobsOld: { at: '20m', ...over('talentos_jobs_oldest_seconds{service="sales"}', '2000x30', '20x30') },
  TalentOsJobsGivenUp: { at: '20m', ...over('talentos_jobs_total{job="x", outcome="failed"}', '0+1x30', '4x30') },
  TalentOsConnectionsShort: {
    at: '10m',
    ...over('talentos_pool_connections{service="sales", state="waiting"}', '1x20', '0x20'),
  },
  TalentOsAuditCopyLate: { at: '5m', ...over('talentos_audit_copy_age_seconds', '200x10', '60x10') },
  TalentOsFilesKept: { at: '2m', ...over('talentos_oldest_file_seconds{service="chat"}', '90000x5', '60x5') },
  TalentOsBackgroundFails: { at: '20m', ...over('talentos_background_failures_total{work="x"}', '0+1x30', '4x30') },
  TalentOsHeldUp: { at: '20m', ...over('nodejs_eventloop_lag_p99_seconds{pod="hubs-1"}', '0.8x30', '0.02x30') },
  TalentOsBackupOld: {
    at: '37h',
    ...over('kube_cronjob_status_last_successful_time{cronjob="talent-os-backup"}', '0x2400', '0+60x2400'),
  },
};
