import type { Product, Topology } from '../product.ts';
import type { Model, Provider } from './model.ts';

export interface ConfiguredProvider {
  product: Product;
  provider: Provider;
}

/** Who is asked. */
export interface AssistantSetup {
  model: Model;
  products: Map<Topology, ConfiguredProvider>;
}
