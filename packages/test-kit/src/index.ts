export { useBackingServices, type BackingServices } from "./backing-services.ts";
export { captureLogs, type CapturedLogs } from "./capture-logs.ts";
export { startHttp, type Answer, type TestHttp } from "./http-client.ts";
export { startTcpProxy, type TcpProxy } from "./tcp-proxy.ts";
export { testKeys, type Issuer, type TestKeys } from "./test-keys.ts";
export { serviceTokenFor, signerOf, testUser, tokenFor } from "./tokens.ts";
export { documentsExamined, usedIndexes } from "./used-indexes.ts";
export { until } from "./until.ts";
export { waited } from "./waited.ts";
