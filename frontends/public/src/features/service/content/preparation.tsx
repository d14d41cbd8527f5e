import type { ServiceContent } from "@legal/catalog";
import { color, Icon, KoreanTerms, space } from "@legal/ui";
import FileText from "lucide-react/icons/file-text";
import { styled } from "styled-components";
import { TextSection } from "./text-section.tsx";

const List = styled.ul`
  border-top: 1px solid ${color.hairline};

  li {
    display: flex;
    gap: ${space(3)};
    padding-block: ${space(3)};
    border-bottom: 1px solid ${color.hairline};
  }
  svg {
    margin-block-start: 0.25em;
    color: ${color.muted};
  }
`;

export const Preparation = ({ content }: { content: ServiceContent }) => (
  <TextSection section="prepare">
    <List>
      {content.prepare.map((item) => (
        <li key={item}>
          <Icon of={FileText} size={18} />
          <span>
            <KoreanTerms text={item} />
          </span>
        </li>
      ))}
    </List>
  </TextSection>
);
