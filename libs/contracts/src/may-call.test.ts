import { describe, expect, it } from '@jest/globals';
import { healthOperations, productServices } from './audit/health.js';
import { callsOf, parts } from './calls.data.js';
import { mayCall } from './may-call.js';
import { operations } from './registry.js';

const named = (name: string) => operations.find((one) => one.name === name)!;
const all = [...operations, ...productServices.flatMap((service) => Object.values(healthOperations(service)))];

describe('what a part may call', () => {
  it('is what it declares, and its own', () => {
    expect(mayCall('cyber', named('productivity.tasks.create'))).toBe(true);
    expect(mayCall('cyber', named('cyber.incidents.list'))).toBe(true);
    expect(mayCall('cyber', named('sales.deals.list'))).toBe(false);
    expect(mayCall('nobody', named('sales.deals.list'))).toBe(false);
  });

  it('is for the assistant and the edge what people may ask, and of the rest only what is named', () => {
    for (const part of ['chat', 'gateway']) {
      expect(mayCall(part, named('sales.deals.list'))).toBe(true);
      expect(mayCall(part, named('talent.positions.vacancies'))).toBe(false);
    }
    expect(mayCall('chat', named('identity.people.everyName'))).toBe(true);
    expect(mayCall('gateway', named('identity.people.everyName'))).toBe(false);
  });

  it('exists: each row names an operation, or the health of a service', () => {
    const dead = parts.flatMap((part) =>
      callsOf(part)
        .of.filter(
          (pattern) =>
            pattern !== 'health.*' && !all.some((one) => mayCall('nobody', one) || isNamed(pattern, one.name)),
        )
        .map((pattern) => `${part}: ${pattern}`),
    );
    expect(dead).toEqual([]);
  });

  it('has every service there is', () => {
    expect(parts.filter((part) => part !== 'gateway').toSorted()).toEqual([...productServices].toSorted());
  });
});

const isNamed = (pattern: string, name: string): boolean =>
  new RegExp(`^${pattern.replaceAll('.', String.raw`\.`).replaceAll('*', '[^.]+')}$`).test(name);
