import { Heading, media, space, Stack } from "@legal/ui";
import { useId, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import type { ServiceSection } from "./service-sections.ts";

const Root = styled.section`
  scroll-margin-block-start: ${space(4)};

  ${media.wide} {
    scroll-margin-block-start: ${space(12)};
  }
`;

/** One part of the text under its heading, where the table of contents leads. */
export const TextSection = ({ section, children }: { section: ServiceSection; children: ReactNode }) => {
  const headingId = useId();
  return (
    <Root id={section} aria-labelledby={headingId}>
      <Stack $gap={5}>
        <Heading level={2} size={22} id={headingId}>
          <FormattedMessage id={`service.section.${section}`} />
        </Heading>
        {children}
      </Stack>
    </Root>
  );
};
