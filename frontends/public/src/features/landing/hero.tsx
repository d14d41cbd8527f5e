import { color, fontSize, Heading, Icon, media, Page, Row, space, Stack, Text } from "@legal/ui";
import { ButtonLink, paths } from "@legal/web-kit";
import Check from "lucide-react/icons/check";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import { PaperFigure } from "./paper-figure.tsx";

const Columns = styled.div`
  display: grid;
  gap: ${space(10)};
  align-items: center;
  padding-block: ${space(10)} ${space(8)};

  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) 380px;
    padding-block: ${space(16)} ${space(12)};
  }
`;

/** Keeps the title's own line breaks. */
const Title = styled(Heading)`
  white-space: pre-line;
`;

const Lead = styled(Text)`
  max-width: 34em;
`;

const Facts = styled.ul`
  display: grid;
  gap: ${space(1.5)};
  color: ${color.muted};
  font-size: ${fontSize[15]};

  li {
    display: flex;
    gap: ${space(2)};
    align-items: center;
  }
  svg {
    color: ${color.success};
  }
`;

const Actions = styled(Row)`
  & > a {
    flex: 1 1 auto;
  }
  ${media.tablet} {
    & > a {
      flex: none;
    }
  }
`;

export const Hero = () => (
  <Page>
    <Columns>
      <Stack $gap={6}>
        <Title level={1} size={48}>
          <FormattedMessage id="landing.hero.title" />
        </Title>
        <Lead $size={18} $tone="muted">
          <FormattedMessage id="landing.hero.lead" />
        </Lead>
        <Actions>
          <ButtonLink to={paths.login()} $size="large">
            <FormattedMessage id="landing.hero.start" />
          </ButtonLink>
          <ButtonLink to={paths.signup()} $size="large" $variant="quiet">
            <FormattedMessage id="landing.hero.signup" />
          </ButtonLink>
        </Actions>
        <Facts>
          {["price", "room", "language"].map((fact) => (
            <li key={fact}>
              <Icon of={Check} size={18} />
              <FormattedMessage id={`landing.hero.fact.${fact}`} />
            </li>
          ))}
        </Facts>
      </Stack>
      <PaperFigure />
    </Columns>
  </Page>
);
