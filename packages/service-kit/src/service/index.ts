export { runMongoService, type ServiceBase } from "./run-mongo-service.ts";
