import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operations } from '@talent-os/contracts/registry';
import { demoOrganizations } from '@talent-os/service-kit/demo/organizations';
import { demoPeople } from '@talent-os/service-kit/demo/people';
import { signIn, startOwnProduct } from '@talent-os/testing';
import { faultOf, tryInputs } from '@talent-os/testing/try-inputs';

/** As many as cost some seconds; `npm run drill -- --only inputs` sends 25,000. */
const COUNT = Number(process.env.INPUTS ?? 1_500);
/** The run’s own where none is given, so that a second try sends the same; what it was stands in what failed. */
const SEED = Number(process.env.INPUTS_SEED ?? process.env.FC_SEED ?? Math.floor(Math.random() * 2 ** 31));

let product: Awaited<ReturnType<typeof startOwnProduct>>;
beforeAll(async () => {
  product = await startOwnProduct({ name: 'inputs', targets: ['all'] });
});
afterAll(() => product.stop());

const emails = demoPeople(demoOrganizations[0]!)
  .filter(({ signsIn }) => signsIn)
  .map(({ email }) => email);

describe('generated bad inputs', () => {
  it('are each answered, by every operation, and never with a failure', async () => {
    const faults: string[] = [];
    let sent = 0;
    await tryInputs({
      operations: operations.filter((o) => new RegExp(process.env.OPS ?? '.').test(o.name)),
      emails,
      signIn: (email) => signIn(email, undefined, product.address),
      query: (sql, args) => product.query(sql, args),
      count: COUNT,
      seed: SEED,
      atOnce: 4,
      // A machine that six passes share may be too busy for a moment; what an input breaks stays broken.
      returns: 3,
      tried: (result) => {
        sent += 1;
        // What is slow is measured by the drill; what is late is answered so, by the product.
        const fault = faultOf(result);
        if (fault) faults.push(`${result.operation.name} ${fault}: ${JSON.stringify(result.input).slice(0, 1_000)}`);
      },
    });
    expect(sent).toBe(COUNT);
    expect({ seed: SEED, faults }).toEqual({ seed: SEED, faults: [] });
  });
});
