const PACKAGES = "^packages/";
const NODE_ONLY = "^packages/(service-kit|event-bus|local-stack|site|test-kit|browser-tests)/";
const BROWSER = "^(frontends/|packages/(ui|web-kit|domain-ui)/)";
const TESTS = "(/test/|\\.test\\.tsx?$)";
/** Each folder of case-chat but those that all features use and those that compose them; a new one is a feature too. */
const CASE_CHAT_FEATURE = "(?!(?:broadcasts|cache|rooms|users|account-sync|jobs|subscribers)/)[^/]+";
/** Parts of routes in files of their own: who calls, and bodies as they stream. */
const HTTP_PARTS = [
  "/ai/src/(chat/send-answer|limits/call-limits|visitors/recognise-owner)\\.ts$",
  "/auth/src/(devices/device|limits/attempt-origin-of|second-factor/require-second-step)\\.ts$",
  "/case-chat/src/files/(attached-file|enforce-upload-limits|receive-upload|send-file)\\.ts$",
  "/documents/src/presenting/request-scope\\.ts$",
];
const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** Only the named paths may import a vendor's library. */
const oneVendorOnePlace = (vendor, allowed) =>
  forbid(
    `only-here-${vendor.replaceAll(/\W+/g, "-")}`,
    `${vendor} is used in one place, so that replacing it is one change`,
    { path: "^(packages|services|gateway|frontends)/", pathNot: [...allowed, TESTS] },
    { path: `^node_modules/${vendor}/` },
  );

module.exports = {
  forbidden: [
    forbid("no-cycles", "a cycle has no first file to read", {}, { circular: true }),
    forbid(
      "services-are-islands",
      "services meet through contracts, events and HTTP",
      { path: "^services/([^/]+)/" },
      { path: "^(services|gateway|frontends)/", pathNot: "^services/$1/" },
    ),
    forbid(
      "case-chat-features-meet-in-named-files",
      "what one feature needs of another is one explicit file; the rest can change or move away",
      { path: `^services/case-chat/src/(${CASE_CHAT_FEATURE})/` },
      {
        path: `^services/case-chat/src/(${CASE_CHAT_FEATURE})/`,
        pathNot: [
          "^services/case-chat/src/$1/",
          "/cases/(find-handlers|new-room|present-chat-room|store-room|record/case-of-room)\\.ts$",
          "/messages/(catch-up-with-messages|excerpt-unread|find-answered-rooms|find-last-words|find-unanswered-message|mark-read)\\.ts$",
          // A message that comes by a socket.
          "/messages/(draft-message|message-rate-limit|send-message)\\.ts$",
          "/consultations/(end-requests|end-answered-requests|follow-messages|request-consultation|start-review)\\.ts$",
          "/danger-notices/report-plain-danger\\.ts$",
          "/notes/find-mentioned\\.ts$",
          "/realtime/(answer-event|socket-types)\\.ts$",
          "/files/attached-file\\.ts$",
          "/audit-log/record-access\\.ts$",
        ],
      },
    ),
    forbid(
      "case-chat-models-stay-in-their-feature",
      "what composes features (account-sync, jobs, subscribers) calls their verbs",
      { path: "^services/case-chat/src/([^/]+)/" },
      {
        path: `^services/case-chat/src/(${CASE_CHAT_FEATURE})/.*-model\\.ts$`,
        pathNot: "^services/case-chat/src/$1/",
        dependencyTypesNot: ["type-only"],
      },
    ),
    forbid(
      "how-lists-are-kept-is-hidden",
      "the desk's lists can give way to an index (ADR 13)",
      { path: "^services/case-chat/src/", pathNot: "/cases/lists/" },
      { path: "/cases/lists/(list-models|list-counts|entries-of)\\.ts$" },
    ),
    forbid(
      "the-gateway-is-an-island",
      "the gateway knows addresses, not code",
      { path: "^gateway/" },
      { path: "^(services|frontends)/" },
    ),
    forbid(
      "frontends-are-islands",
      "remotes deploy alone",
      { path: "^frontends/([^/]+)/" },
      { path: "^(frontends|services|gateway)/", pathNot: "^frontends/$1/" },
    ),
    forbid(
      "packages-know-no-deployable",
      "packages serve deployables",
      { path: PACKAGES },
      { path: "^(services|gateway|frontends)/" },
    ),
    forbid(
      "no-package-imports-its-own-barrel",
      "inside a package, a file is imported by its path",
      { path: "^packages/([^/]+)/src/", pathNot: [TESTS, "/src/testing/"] },
      { path: "^packages/$1/src/index\\.ts$", dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "contracts-are-zod-only",
      "contracts travel everywhere",
      { path: "^packages/contracts/src" },
      { pathNot: "^(packages/contracts/|node_modules/zod/)" },
    ),
    forbid(
      "deployables-import-nothing",
      "they are read before anything is installed",
      { path: "^packages/deployables/" },
      { pathNot: "^packages/deployables/" },
    ),
    forbid(
      "legal-rules-are-pure",
      "the law's arithmetic depends on nothing but the type of a language, and the browser loads it alone",
      { path: "^packages/legal-rules/src" },
      { pathNot: "^packages/legal-rules/", dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "the-catalogue-carries-no-schemas",
      "every page has it; of contracts it takes the type of a language",
      { path: "^packages/catalog/src" },
      { path: "^packages/contracts/", dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "case-rules-are-pure",
      "the service and every screen decide by them",
      { path: "^packages/case-rules/src" },
      { pathNot: "^packages/(case-rules|contracts|i18n)/" },
    ),
    forbid(
      "browser-code-stays-in-the-browser",
      "no server package in a bundle",
      { path: BROWSER, pathNot: TESTS },
      { path: NODE_ONLY, dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "features-do-not-import-features",
      "a feature is a folder that can be deleted",
      { path: "^frontends/([^/]+)/src/features/([^/]+)/" },
      { path: "^frontends/$1/src/features/", pathNot: "^frontends/$1/src/features/$2/" },
    ),
    forbid(
      "express-in-routes-app-and-main",
      "only routes, app and main speak HTTP",
      { path: "^services/", pathNot: ["(-routes|/app|/main)\\.ts$", TESTS] },
      { path: "^node_modules/express/", dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "requests-end-at-routes",
      "what takes a request cannot be called by a socket, a subscriber or a job: only what reads requests or writes answers",
      { path: "^services/", pathNot: ["(-routes|-cookies?|/app|/main|/create-routers)\\.ts$", ...HTTP_PARTS, TESTS] },
      { path: "^node_modules/(@types/)?express/" },
    ),
    oneVendorOnePlace("amqplib", ["^packages/(event-bus|test-kit)/"]),
    oneVendorOnePlace("@opentelemetry", ["^packages/service-kit/src/observability/tracing/"]),
    oneVendorOnePlace("pg", ["^packages/local-stack/"]),
    oneVendorOnePlace("nodemailer", ["^packages/service-kit/src/mail/"]),
    oneVendorOnePlace("openai", ["^services/ai/src/provider/openai-(provider|tool-calls)\\.ts$"]),
    oneVendorOnePlace("docx", ["^services/ai/src/docx-export/", "^services/documents/src/rendering/docx/"]),
    oneVendorOnePlace("openid-client", ["^services/auth/src/google/"]),
    oneVendorOnePlace("googleapis", ["^services/backup/src/destinations/drive-files\\.ts$"]),
    oneVendorOnePlace("exceljs", ["^services/backup/src/workbook/write-workbook\\.ts$"]),
    oneVendorOnePlace("@module-federation", ["^frontends/shell/", "^scripts/web/"]),
    forbid(
      "no-orphans",
      "what nothing imports can be deleted",
      {
        orphan: true,
        pathNot: ["/main\\.ts$", TESTS, "\\.config\\.[cm]?js$", "^scripts/", "\\.d\\.ts$", "/cli[^/]*\\.ts$"],
      },
      {},
    ),
    forbid(
      "declared-dependencies",
      "a workspace lists what it uses",
      { path: "^(packages|services|gateway|frontends)/", pathNot: [TESTS, "/testing/"] },
      { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // Not the `dist` of a library: the rules about vendors are about it.
    exclude: { path: "^(packages|services|frontends)/[^/]+/(dist|\\.tsbuild)/|^gateway/(dist|\\.tsbuild)/" },
    tsPreCompilationDeps: true,
    parser: "swc",
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
