import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import { documentsOutside } from './client-documents.js';

it.each(['http://127.0.0.1:1/', 'https://localhost/', 'https://[::ffff:10.0.0.1]/', 'https://169.254.169.254/'])(
  'an application is not read at %s',
  async (address) => {
    await expect(documentsOutside()(address)).rejects.toThrow(/private network|reserved|https/);
  },
);

it('nobody is led to a server of the own machine that is there', async () => {
  let reached = 0;
  const server = createServer((_request, response) => {
    reached += 1;
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await expect(documentsOutside()(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  expect(reached).toBe(0);
  server.close();
});
