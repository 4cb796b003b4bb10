/** Keeps these tests apart from the product under test on the same NATS and Redis. To be imported before the kit. */
export const INSTALLATION = `chat_${process.pid}`;
process.env.INSTALLATION = INSTALLATION;
