import Languages from "lucide-react/icons/languages";
import ListChecks from "lucide-react/icons/list-checks";
import PenLine from "lucide-react/icons/pen-line";
import { FeatureCards, type Feature } from "./feature-cards.tsx";

const features: Feature[] = [
  { id: "papers", icon: PenLine, titleId: "landing.about.papers.title", textId: "landing.about.papers.text" },
  {
    id: "procedure",
    icon: ListChecks,
    titleId: "landing.about.procedure.title",
    textId: "landing.about.procedure.text",
  },
  { id: "language", icon: Languages, titleId: "landing.about.language.title", textId: "landing.about.language.text" },
];

export const About = () => <FeatureCards titleId="landing.about.title" features={features} tone="sunken" />;
