import { homedir } from "node:os";
import { join } from "node:path";

/** Outside every clone, so that a second clone, or `git clean`, does not download it all again. */
export const cacheDirectory = () => join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "legal-platform");
