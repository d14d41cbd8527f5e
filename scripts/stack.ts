// `npm run stack -- up|down|status|reset|logs`: the backing services alone.
import "../packages/local-stack/src/cli.ts";
