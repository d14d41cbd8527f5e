/** The page to go to after login: a path of this site, else home. Anything that could lead elsewhere is dropped. */
export const safeNext = (next: string | null | undefined): string => {
  if (!next?.startsWith("/")) return "/";
  const base = "https://site.invalid";
  const url = URL.parse(next, base);
  return url && url.origin === base ? `${url.pathname}${url.search}${url.hash}` : "/";
};
