/** The path of a call, `"GET /api/files/:id"` or `"/api/files/:id"`, with its parameters encoded. */
export const pathOf = (route: string, params: Readonly<Record<string, string>> = {}): string =>
  route
    .slice(route.indexOf("/"))
    .replaceAll(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ""));
