import { HOME_SERVICES, SERVICES, type HomeServiceId, type ServiceId } from "./services.ts";

/** The services of the home page, in the order it shows them. */
export const SERVICE_IDS = Object.keys(HOME_SERVICES) as [HomeServiceId, ...HomeServiceId[]];

/** The home page's services and those that only have a page of their own. */
export const ALL_SERVICE_IDS = Object.keys(SERVICES) as [ServiceId, ...ServiceId[]];

/** Labels a room that is a conversation with the office. It has a name, but no page, price or package. */
export const ADMIN_SUPPORT = "admin-support" as const;

/** False for `admin-support`, which is only a label. */
export const isServiceId = (value: string): value is ServiceId => Object.hasOwn(SERVICES, value);
