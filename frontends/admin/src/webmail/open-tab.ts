/** Another site in a new tab, without opener or referrer. */
export const openTab = (address: string): void => void window.open(address, "_blank", "noopener,noreferrer");
