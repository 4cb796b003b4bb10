import type { Reader } from '@talent-os/service-kit';
import { sharedProvider } from '../providers/deployment-provider.js';
import type { ModelPolicy } from './choice.rules.js';

type OfferedModel = ModelPolicy & { readonly name: string; readonly model: string };

/** The models that are switched on, in order of use, with what decides about who may be asked and nothing secret. */
export async function offeredModels(db: Reader): Promise<readonly OfferedModel[]> {
  const own = await db.read<OfferedModel>(
    `select id, name, model, allowed_hubs as "allowedHubs", baa_signed as "baaSigned", phi from chat.llm_provider
     where organization_id = $1 and enabled order by priority, created_at`,
  );
  const shared = sharedProvider();
  return shared ? [...own, shared] : own;
}
