import { space, Text } from "@legal/ui";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import { TextLink } from "../links/links.tsx";
import { paths } from "../links/paths.ts";
import { TOOLS, type Tool } from "../links/tools.ts";

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(5)};
  align-items: center;

  > * {
    padding-block: ${space(2.5)};
  }
  @media print {
    display: none;
  }
`;

interface ToolLinksProps {
  tools?: readonly Tool[];
  /** What is known already, by the calculator that it is entered into. */
  inputs?: Partial<Record<Tool, Record<string, string | undefined>>>;
}

/** One quiet row: the calculators. */
export const ToolLinks = ({ tools = TOOLS, inputs = {} }: ToolLinksProps) => {
  const labelId = useId();
  return (
    <Root aria-labelledby={labelId}>
      <Text as="span" id={labelId} $size={15} $tone="muted">
        <FormattedMessage id="site.tools" />
      </Text>
      {tools.map((tool) => (
        <TextLink key={tool} to={paths.tool(tool, inputs[tool])}>
          <FormattedMessage id={`site.tools.${tool}`} />
        </TextLink>
      ))}
    </Root>
  );
};
