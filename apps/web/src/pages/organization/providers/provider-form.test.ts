import { describe, expect, it } from '@jest/globals';
import { addProvider, updateProvider, type PhiPolicy } from '@talent-os/contracts/chat/providers';
import { fieldErrors } from '@/lib/field-errors';
import {
  withChanges,
  emptyProvider,
  fieldsOf,
  hubChoices,
  hubsInWords,
  roleBudgetsInWords,
  valuesOf,
  withoutHealth,
  type Provider,
} from './provider-form';

const provider: Provider = {
  id: '0192a000-0000-7000-8000-0000000000a1',
  name: 'House model',
  baseUrl: 'https://models.example/v1',
  model: 'small',
  priority: 1,
  monthlyBudget: 5_000,
  roleBudgets: { RECRUITER: 1_250, CANDIDATE: 0 },
  promptPrice: 150,
  completionPrice: 600,
  allowedHubs: ['sales', 'healthtech'],
  baaSigned: true,
  phi: 'placeholder',
  enabled: true,
  keyEnding: '7890',
  spent: 10,
  status: 'ready',
  latencyMs: 80,
  lastError: null,
  version: 3,
};

describe('a provider in its form', () => {
  it('comes out as it went in, amounts in minor units', () => {
    const values = valuesOf(provider, 'USD');
    expect(values).toMatchObject({ roleBudgets: { RECRUITER: 12.5, CANDIDATE: 0, SALES_REP: '' } });
    expect(values).toMatchObject({ monthlyBudget: 50, promptPrice: 1.5, completionPrice: 6, key: '' });
    const {
      name,
      baseUrl,
      model,
      monthlyBudget,
      promptPrice,
      completionPrice,
      allowedHubs,
      baaSigned,
      phi,
      roleBudgets,
    } = provider;
    expect(fieldsOf(values, 'USD')).toEqual({
      name,
      baseUrl,
      model,
      monthlyBudget,
      promptPrice,
      completionPrice,
      allowedHubs,
      baaSigned,
      phi,
      roleBudgets,
    });
  });

  it('is refused field by field while it is empty, the key among them', () => {
    const values = emptyProvider();
    const errors = fieldErrors(addProvider.input, {
      ...fieldsOf(values, 'USD'),
      key: values.key,
      priority: 1,
      enabled: true,
    });
    expect(Object.keys(errors).toSorted()).toEqual(
      ['baseUrl', 'completionPrice', 'key', 'model', 'monthlyBudget', 'name', 'promptPrice'].toSorted(),
    );
    expect(errors).toMatchObject({ name: 'Please give the provider a name', key: 'Please enter the key' });
  });

  it('is sent whole when one thing changes, and never its key', () => {
    const sent = withChanges(provider, { enabled: false });
    expect(sent).toMatchObject({ providerId: provider.id, version: 3, enabled: false, name: 'House model' });
    expect(sent).not.toHaveProperty('key');
    expect(sent).not.toHaveProperty('spent');
    expect(fieldErrors(updateProvider.input, sent)).toEqual({});
  });

  it('offers health hubs only with an agreement, and only to whom personal information may be sent', () => {
    const closed = (baaSigned: boolean, phi: PhiPolicy) =>
      hubChoices({ baaSigned, phi }).flatMap(({ value, disabled }) => (disabled ? value : []));
    expect(closed(false, 'placeholder')).toEqual(['healthtech', 'wellness']);
    expect(closed(true, 'block')).toEqual(['healthtech', 'wellness']);
    expect(closed(true, 'placeholder')).toEqual([]);
    expect(withoutHealth(provider.allowedHubs)).toEqual(['sales']);
    expect(emptyProvider().allowedHubs).not.toContain('wellness');
  });

  it('names the roles that have a budget of their own', () => {
    const money = (minor: number) => `$${minor / 100}`;
    expect(roleBudgetsInWords(provider, money)).toBe('Recruiter $12.5, Candidate $0');
    expect(roleBudgetsInWords({ ...provider, roleBudgets: {} }, money)).toBeNull();
  });

  it('names its hubs', () => {
    expect(hubsInWords(['sales', 'general'])).toBe('Sales Hub, Everywhere else');
    expect(hubsInWords(hubChoices({ baaSigned: true, phi: 'placeholder' }).map(({ value }) => value))).toBe('All hubs');
  });
});
