/** Separates installations that share a NATS or Redis server: staging beside production, or one test run beside another. */
export const installation = process.env.INSTALLATION ?? 'talentos';
