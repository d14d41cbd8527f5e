/** Another site in a tab of its own, which learns nothing of the desk. */
export const openTab = (address: string): void => void window.open(address, "_blank", "noopener,noreferrer");
