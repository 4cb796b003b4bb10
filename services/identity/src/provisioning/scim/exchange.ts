import type { Input, Output } from '@talent-os/contracts';
import type { answerScim } from '@talent-os/contracts/identity/provisioning.js';
import type { Ctx } from '@talent-os/service-kit';
import type { ConnectionBearer } from '../provisioning.queries.js';

type Request = Input<typeof answerScim>;
export type ScimAnswer = Output<typeof answerScim>;

/** One request of a directory, inside its organization. */
export type Exchange = Pick<Request, 'method' | 'query' | 'body' | 'ifMatch' | 'ifNoneMatch'> & {
  readonly ctx: Ctx;
  readonly connection: ConnectionBearer;
  /** The address of the collection, such as `https://…/api/scim/v2/Users`. */
  readonly at: string;
};

/** A resource as it is told, and what it is known by. */
export type ScimResource = { readonly body: { readonly id: string }; readonly tag: string };

/** What a directory does with one kind of resource. */
export type Collection = {
  list(exchange: Exchange): Promise<object>;
  /** Nothing where there is none. */
  read(exchange: Exchange, id: string): Promise<ScimResource | undefined>;
  create(exchange: Exchange): Promise<ScimResource>;
  /** Instead of what there is, if that is still `tag`. */
  replace(exchange: Exchange, id: string, tag: string): Promise<ScimResource>;
  patch(exchange: Exchange, id: string, tag: string): Promise<ScimResource>;
  remove(exchange: Exchange, id: string, tag: string): Promise<void>;
};
