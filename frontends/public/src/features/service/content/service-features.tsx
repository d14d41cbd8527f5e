import type { ServiceContent } from "@legal/catalog";
import { MarkedList } from "./marked-list.tsx";
import { TextSection } from "./text-section.tsx";

export const ServiceFeatures = ({ content }: { content: ServiceContent }) => (
  <TextSection section="features">
    <MarkedList items={content.features} mark="yes" />
  </TextSection>
);
