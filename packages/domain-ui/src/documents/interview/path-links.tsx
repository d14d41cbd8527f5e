import { questionAt, questionsOf } from "@legal/document-types";
import { questionLabel, sectionTitle } from "@legal/document-types/texts";
import { color, space } from "@legal/ui";
import { styled } from "styled-components";
import { useQuestionTexts } from "../answers/use-document-type.ts";
import { useInterview } from "./interview-context.ts";

export const LinkButton = styled.button.attrs({ type: "button" })`
  display: inline-flex;
  align-items: baseline;
  gap: ${space(2)};
  min-height: 32px;
  padding: ${space(1)} 0;
  border: 0;
  background: none;
  color: ${color.ink};
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.22em;
  cursor: pointer;
`;

/** A question with the topic that asks it. */
const useLabelOf = () => {
  const texts = useQuestionTexts();
  const { type, changes } = useInterview();
  const sections = questionsOf(type, changes.answers);
  return (path: string): string => {
    const question = questionAt(type, path);
    const section = sections.find(({ questions }) => questions.some((asked) => path.startsWith(asked.path)));
    const place = section ? `${sectionTitle(section.id, texts)} – ` : "";
    return place + (question ? questionLabel(question, texts) : path);
  };
};

/** The way to each of these questions. */
export const PathLinks = ({ paths }: { paths: readonly string[] }) => {
  const { onPath } = useInterview();
  const labelOf = useLabelOf();
  return (
    <ul>
      {paths.map((path) => (
        <li key={path}>
          <LinkButton onClick={() => onPath(path)}>{labelOf(path)}</LinkButton>
        </li>
      ))}
    </ul>
  );
};
