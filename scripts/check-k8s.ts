import { checkManifests, writeBaseFiles } from "@legal/kubernetes";

if (process.argv.includes("--fix")) writeBaseFiles("k8s");
const problems = await checkManifests("k8s");
if (problems.length > 0) console.error(problems.join("\n"));
else console.log("The manifests of k8s/ are sound.");
process.exit(problems.length === 0 ? 0 : 1);
