import { run } from "../run.ts";
import { StackError, useYourOwnServers } from "../stack-error.ts";

/** The Debian archive this machine already uses; LOCAL_STACK_MIRROR overrides it. */
export const aptMirror = async (): Promise<string> => {
  if (process.env.LOCAL_STACK_MIRROR) return process.env.LOCAL_STACK_MIRROR;
  const format = "$(SITE) $(COMPONENT)";
  // Without this option apt lists only the archives whose index it has already downloaded.
  const listed = ["indextargets", "-o", "APT::Get::IndexTargets::ReleaseInfo=false", "--format", format];
  const lines = (await run("apt-get", listed)).stdout.split("\n").map((line) => line.split(" "));
  const site = lines.find(([url, component]) => component === "main" && /\/debian\/?$/.test(url ?? ""))?.[0];
  if (site) return site;
  throw new StackError(
    `apt on this machine knows no Debian archive. Set LOCAL_STACK_MIRROR to the address of one, ${useYourOwnServers}.`,
  );
};
