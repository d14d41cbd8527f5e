import type { ServiceContent } from "@legal/catalog";
import { Accordion } from "../../layout/accordion.tsx";
import { TextSection } from "./text-section.tsx";

export const ServiceQuestions = ({ content }: { content: ServiceContent }) => (
  <TextSection section="questions">
    <Accordion items={content.questions.map(({ question, answer }) => ({ title: question, content: answer }))} />
  </TextSection>
);
