/** A command: makes the database of this name a copy of the demo, as `copyDemo` does, and writes its address. */
import { copyDemo } from './product.js';

process.stdout.write(await copyDemo(process.argv[2]!, process.env));
