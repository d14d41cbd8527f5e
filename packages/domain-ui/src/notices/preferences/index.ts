export { NoticeSettings } from "./notice-settings.tsx";
