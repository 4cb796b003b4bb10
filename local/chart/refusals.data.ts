interface Refusal {
  /** What is wrong with them. */
  name: string;
  /** Values over those of one process, as YAML; over the chart's own where `bare`. */
  values: string;
  bare?: true;
  /** What the refusal says. */
  says: RegExp;
}

/** Values that no schema can refuse, and the sentence that the chart answers. */
export const REFUSALS: readonly Refusal[] = [
  {
    name: 'logins at the NATS of an evaluation',
    values: 'evaluation: { enabled: true }\nnats: { logins: true }',
    says: /nats\.logins: the small NATS of an evaluation has one login/,
  },
  {
    name: 'a part that nothing hosts',
    values: 'topology: { parts: [{ name: gateway, hosts: gateway }] }',
    says: /topology: nothing hosts "audit"/,
  },
  {
    name: 'a part that is hosted twice',
    values: 'topology: { parts: [{ name: one, hosts: all }, { name: two, hosts: chat }] }',
    says: /topology: a part is hosted twice/,
  },
  {
    name: 'two deployments of one name',
    values:
      "topology: { parts: [{ name: one, hosts: 'gateway,audit,identity,talent,sales,productivity' }, { name: one, hosts: 'healthcare,cyber,intelligence,transcription,chat' }] }",
    says: /topology: two deployments have the same name/,
  },
  {
    name: 'several pods for a volume at one node',
    values: 'checkpoints: { accessMode: ReadWriteOnce }',
    says: /"platform" hosts audit and has more than one replica/,
  },
  { name: 'no address of Postgres', values: "postgres: { host: '' }", says: /postgres\.host: where is your server/ },
  { name: 'no address of NATS', values: "nats: { host: '' }", says: /nats\.host: where is your server/ },
  { name: 'no address of Redis', values: "redis: { host: '' }", says: /redis\.host: where is your server/ },
  {
    name: 'a password that would have to be made up',
    values: "secrets: { existing: '' }",
    says: /postgres\.passwordSecret\.name: the password of your server cannot be made up/,
  },
  {
    name: 'backups over TLS without an authority',
    values: "authority: { name: '' }",
    says: /authority\.name: pg_dump/,
  },
  {
    name: 'a certificate shown without TLS',
    values: "postgres: { tls: 'off', clientCertificate: some }",
    says: /postgres\.clientCertificate: is shown over TLS only/,
  },
  {
    name: 'a restoration without a volume of backups',
    values: 'backup: { enabled: false }\nrestore: { from: 2026-11-22T03-00-00Z }',
    says: /restore\.from: is a backup in the volume of `backup`/,
  },
  {
    name: 'no address for people',
    values: 'evaluation: { enabled: true }',
    bare: true,
    says: /settings\.PUBLIC_URL: where do people/,
  },
  {
    name: 'an ingress nobody may come from',
    values: 'networkPolicy: { ingressFrom: [] }',
    says: /networkPolicy\.ingressFrom: nobody may call the product/,
  },
  { name: 'an ingress without a name', values: 'ingress: { hosts: [] }', says: /ingress\.hosts: under which name/ },
  {
    name: 'a route without a gateway',
    values: 'httpRoute: { enabled: true }',
    says: /httpRoute\.parents: at which Gateway/,
  },
  {
    name: 'a first organization of nobody',
    values: 'setup: { enabled: true }',
    says: /setup: needs organization and email/,
  },
  {
    name: 'mails from nobody',
    values: 'settings: { SMTP_URL: smtp://mail.example:587 }',
    says: /settings\.MAIL_FROM: who do mails come from/,
  },
  {
    name: 'the demo, whose passwords are known',
    values: 'settings: { DEMO: true }',
    says: /additional properties 'DEMO' not allowed/,
  },
  { name: 'an image that may be anything', values: 'image: { tag: latest }', says: /at '\/image\/tag'/ },
  {
    name: 'a part that does not exist',
    values: "topology: { parts: [{ name: one, hosts: 'all,chat' }] }",
    says: /\/hosts'/,
  },
  {
    name: 'a deployment without parts',
    values: 'topology: { parts: [{ name: one }] }',
    says: /missing property 'hosts'/,
  },
  { name: 'no deployment', values: 'topology: { parts: [] }', says: /minItems/ },
];
