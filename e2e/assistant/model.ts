import { changeAnswerPolicy } from '@talent-os/contracts/chat/answering';
import { addProvider, assistantHubs, healthHubs, removeProvider } from '@talent-os/contracts/chat/providers';
import { call } from '../support/api.ts';
import { test as base, type Scripted } from './scripted.ts';

type Options = {
  /** Whose organization the model answers for, by an administrator's e-mail. No other file may name the same one. */
  admin: string;
  /** What the scripted model does, by its name. `gated-40` writes 20 words, and 20 more once it may `goOn`. */
  model: string;
};

/** Tests in an organization whose assistant has a model: the repository's scripted one. */
export const test = base.extend<Options & { goOn: Scripted['openGate'] }>({
  admin: ['', { option: true }],
  model: ['', { option: true }],
  goOn: [
    async ({ address, sessionOf, scripted, admin, model }, use) => {
      const session = await sessionOf(admin);
      const { id: providerId } = await call(address, session, addProvider, {
        name: 'Scripted',
        baseUrl: scripted.baseUrl,
        model,
        key: 'any',
        priority: 1,
        monthlyBudget: 100_000,
        promptPrice: 1,
        completionPrice: 1,
        allowedHubs: assistantHubs.filter((hub) => !healthHubs.includes(hub)),
        baaSigned: false,
        enabled: true,
      });
      await call(address, session, changeAnswerPolicy, { dataFirst: false });
      await use(scripted.openGate);
      await call(address, session, removeProvider, { providerId });
      await call(address, session, changeAnswerPolicy, { dataFirst: true });
    },
    { auto: true },
  ],
});
