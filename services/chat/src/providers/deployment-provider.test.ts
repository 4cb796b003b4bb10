import { describe, expect, it } from '@jest/globals';
import { deploymentProvider } from './deployment-provider.js';

describe('the model of the deployment', () => {
  it('exists where a key or an address is set', () => {
    expect(deploymentProvider({})).toBeUndefined();
    expect(deploymentProvider({ OPENAI_API_KEY: '' })).toBeUndefined();
    expect(deploymentProvider({ OPENAI_API_KEY: 'sk', OPENAI_MODEL: 'gpt-5' })).toMatchObject({
      baseUrl: 'https://api.openai.com/v1',
      model: 'gpt-5',
      key: { plain: 'sk' },
      monthlyBudget: null,
    });
    expect(deploymentProvider({ OPENAI_BASE_URL: 'http://localhost:11434/v1' })).toMatchObject({
      key: { plain: 'none' },
    });
  });

  it('is kept from health hubs unless its agreement covers them', () => {
    const hubs = (OPENAI_BAA: string) => deploymentProvider({ OPENAI_API_KEY: 'sk', OPENAI_BAA })!.allowedHubs;
    expect(hubs('false')).not.toContain('healthtech');
    expect(hubs('true')).toContain('healthtech');
  });

  it('names the variable that is wrong', () => {
    expect(() => deploymentProvider({ OPENAI_API_KEY: 'sk', OPENAI_PROMPT_PRICE: '-1' })).toThrow(
      'OPENAI_PROMPT_PRICE',
    );
  });
});
