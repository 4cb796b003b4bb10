import SCIMMY from 'scimmy';

/** Resources in one answer: what is asked for where nothing is said, and the most. */
export const PAGE = { default: 100, most: 200 } as const;

const { Config, Resources, Schemas } = SCIMMY;

/** What nobody here has, or a directory must not set. */
const LEFT_OUT = ['password', 'photos', 'ims', 'entitlements', 'roles', 'x509Certificates', 'profileUrl'];

Schemas.User.truncate(LEFT_OUT);
// What people are called is told where they are, not in a group.
const members = Schemas.Group.definition.attribute('members');
for (const attribute of members.subAttributes ?? [])
  if (attribute.name === 'display') attribute.config.mutable = 'readOnly';
Resources.declare(Resources.User, { extensions: [{ schema: Schemas.EnterpriseUser, required: false }] });
Resources.declare(Resources.Group, {});
Config.set({
  patch: true,
  bulk: false,
  filter: { supported: true, maxResults: PAGE.most },
  changePassword: false,
  sort: true,
  etag: true,
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'The token shown when the directory is connected under Organization, Integrations',
    },
  ],
});

/** The documents in which a directory reads what it may send (RFC 7644, section 4). Undefined where there is none. */
export function definitionAt(path: string, base: string): object | undefined {
  const [, kind, id] = path.split('/');
  const described = tables(base)[kind ?? ''];
  if (!described) return undefined;
  if (!Array.isArray(described)) return id === undefined ? described : undefined;
  if (id !== undefined) return described.find((one) => one.id === decodeURIComponent(id));
  return new SCIMMY.Messages.ListResponse(described, { count: described.length });
}

type Described = { readonly id: string };
type SchemaDescription = SCIMMY.Types.SchemaDefinition.SchemaDescription;

const tables = (base: string): Readonly<Record<string, object | Described[]>> => ({
  ServiceProviderConfig: new Schemas.ServiceProviderConfig(Config.get(), `${base}/ServiceProviderConfig`),
  ResourceTypes: Object.values(Resources.declared()).map(
    (type) => new Schemas.ResourceType(type.describe(), `${base}/ResourceTypes`) as unknown as Described,
  ),
  Schemas: Schemas.declared().map((schema) => withAddress(schema.describe(`${base}/Schemas`))),
});

/**
 * Nobody here is without an address: whoever reads the schema learns so. The library is not told: it could not take one
 * away to put another in its place.
 */
function withAddress(described: SchemaDescription): SchemaDescription {
  // Attributes of the library are told by their own `toJSON`.
  const schema = JSON.parse(JSON.stringify(described)) as SchemaDescription;
  const emails = schema.id === Schemas.User.id && schema.attributes.find(({ name }) => name === 'emails');
  if (!emails) return schema;
  const value = emails.subAttributes!.find(({ name }) => name === 'value')!;
  emails.required = value.required = true;
  return schema;
}
