import type { RemoteRelease, ShellRelease, SiteReleases } from "./release.ts";

/** Names that a remote requires and a shell does not provide; a release that lists none is trusted. */
const missingNames = ({ provides }: ShellRelease, { requires = {} }: RemoteRelease): string[] =>
  Object.entries(requires).flatMap(([library, names]) => {
    const provided = provides?.[library];
    return provided ? names.filter((name) => !provided.includes(name)).map((name) => `${name} from ${library}`) : [];
  });

const fits = (shell: ShellRelease, remote: RemoteRelease) => missingNames(shell, remote).length === 0;

const isWhole = ({ shell, remotes }: SiteReleases) => [...remotes.values()].every((remote) => fits(shell, remote));

/**
 * The newest releases that run together: one that would break is pending until its counterpart is released. Without a
 * combination that works, the newest are shown as they are.
 */
export const resolveCompatibleReleases = (newest: SiteReleases, shown: SiteReleases | undefined): SiteReleases => {
  const around = (shell: ShellRelease): SiteReleases => ({
    shell,
    remotes: new Map(
      Array.from(newest.remotes, ([name, remote]) => {
        const before = shown?.remotes.get(name);
        return [name, before && !fits(shell, remote) && fits(shell, before) ? before : remote];
      }),
    ),
  });
  const inNewest = around(newest.shell);
  const inShown = shown && around(shown.shell);
  return !isWhole(inNewest) && inShown && isWhole(inShown) ? inShown : inNewest;
};

/** Frontends whose newest release is not the one that is shown, and the names that it waits for. */
export const pendingReleases = (newest: SiteReleases, { shell, remotes }: SiteReleases) => [
  ...(shell === newest.shell
    ? []
    : [
        {
          frontend: "shell",
          missing: Array.from(remotes.values(), (remote) => missingNames(newest.shell, remote)).flat(),
        },
      ]),
  ...Array.from(newest.remotes)
    .filter(([name, remote]) => remotes.get(name) !== remote)
    .map(([frontend, remote]) => ({ frontend, missing: missingNames(shell, remote) })),
];
