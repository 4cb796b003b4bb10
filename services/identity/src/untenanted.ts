/** Tables without row-level security, each with the reason why no organization can own its rows. */
export const untenanted = [
  {
    table: 'identity.sign_in_index',
    reason: 'Says which organization an e-mail address signs in to: it is read before any organization is known.',
  },
  {
    table: 'identity.organization_index',
    reason: 'Says which organization a public address names, and which ones a nightly job visits.',
  },
  {
    table: 'identity.sso_domain_index',
    reason: 'Says which organization a verified mail domain is of: it is read before any organization is known.',
  },
  {
    table: 'identity.signing_key',
    reason: 'Access tokens of every organization are signed with the same keys. Private halves are encrypted.',
  },
  {
    table: 'identity.revocation',
    reason:
      'Gateways serve every organization and ask for all tokens that were ended. It holds session ids and times only.',
  },
  {
    table: 'identity.authorization_record',
    reason:
      'Applications register, and ask, before anybody has signed in. Ids are kept as hashes; what people allowed stands in `application_token`.',
  },
] as const;

/** For statements that concern every organization: Postgres refuses one that leaves its parameter `$1` out. */
export const ANYWHERE = '($1::uuid is null or $1::uuid is not null)';
