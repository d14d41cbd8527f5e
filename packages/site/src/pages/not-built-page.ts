/** What a browser gets when the frontends were never built. */
export const NOT_BUILT_PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Frontends are not built</title></head>
<body>
<h1>The frontends are not built</h1>
<p>This gateway runs, but there is no build to show. Run <code>npm run build</code>, or set <code>WEB_DIR</code> to the folder that holds <code>web-manifest.json</code>, then reload this page.</p>
</body>
</html>
`;
