import BadgeCheck from "lucide-react/icons/badge-check";
import CalendarClock from "lucide-react/icons/calendar-clock";
import MessagesSquare from "lucide-react/icons/messages-square";
import { FeatureCards, type Feature } from "./feature-cards.tsx";

const features: Feature[] = [
  { id: "ai", icon: MessagesSquare, titleId: "landing.why.ai.title", textId: "landing.why.ai.text" },
  { id: "expert", icon: BadgeCheck, titleId: "landing.why.expert.title", textId: "landing.why.expert.text" },
  { id: "fast", icon: CalendarClock, titleId: "landing.why.fast.title", textId: "landing.why.fast.text" },
];

export const WhyUs = () => <FeatureCards titleId="landing.why.title" features={features} tone="sunken" />;
