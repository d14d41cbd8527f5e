import Inbox from "lucide-react/icons/inbox";
import { Icon } from "../icons/icon.tsx";
import { StateCard, type StateCardProps } from "./state-card.tsx";

/** Nothing here yet, and what to do about it. */
export const EmptyState = ({
  icon = <Icon of={Inbox} size={24} />,
  ...rest
}: Omit<StateCardProps, "tone" | "icon"> & Partial<Pick<StateCardProps, "icon">>) => (
  <StateCard icon={icon} {...rest} />
);
