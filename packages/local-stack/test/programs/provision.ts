import { confinement } from "../../src/confinement.ts";
import { provision } from "../../src/provisioning/root-file-system.ts";
import { StackError } from "../../src/stack-error.ts";

/** Provisions and ends, as the first half of a start does. */
try {
  await provision(await confinement(), (line) => process.stdout.write(`${line}\n`));
} catch (error) {
  process.stderr.write(error instanceof StackError ? `${error.message}\n` : `${String(error)}\n`);
  process.exitCode = 1;
}
