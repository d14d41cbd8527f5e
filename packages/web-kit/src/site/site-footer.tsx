import { color, fontSize, Link, media, Page, space, Text } from "@legal/ui";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import { TextLink } from "../links/links.tsx";
import { paths } from "../links/paths.ts";
import { useSession } from "../session/use-session.ts";
import { useBusiness } from "./business.ts";

const Root = styled.footer`
  overflow-wrap: anywhere;
  /* The last line stays clear of the consult button, however long the company's name is. */
  padding-block: ${space(10)} ${space(24)};
  border-top: 1px solid ${color.hairline};
  background: ${color.sunken};
  color: ${color.muted};
  font-size: ${fontSize[13]};

  ${media.desk} {
    padding-block-end: ${space(10)};
  }
  @media print {
    display: none;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${space(8)};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.desk} {
    grid-template-columns: 1fr 1fr 2fr;
  }
  h2 {
    margin-block-end: ${space(2)};
    color: ${color.ink};
    font-size: ${fontSize[15]};
    font-weight: 650;
  }
  li a {
    display: inline-block;
    padding-block: ${space(2.5)};
  }
`;

const SmallPrint = styled.div`
  margin-block-start: ${space(8)};
  padding-block-start: ${space(4)};
  border-top: 1px solid ${color.hairline};
`;

const Support = () => {
  const { phone, email } = useBusiness();
  return (
    <section>
      <h2>
        <FormattedMessage id="site.footer.support" />
      </h2>
      <ul>
        <li>
          <Link href={`tel:${phone}`}>{phone}</Link>
        </li>
        <li>
          <Link href={`mailto:${email}`}>{email}</Link>
        </li>
        <li>
          <FormattedMessage id="site.footer.supportHours" />
        </li>
      </ul>
    </section>
  );
};

const Information = () => {
  const { user } = useSession();
  const links = [
    ...(user ? [{ to: paths.myPage(), id: "site.myPage" }] : []),
    { to: paths.tools, id: "site.footer.tools" },
    { to: paths.faq, id: "site.footer.faq" },
    { to: paths.terms, id: "site.footer.terms" },
    { to: paths.privacy, id: "site.footer.privacy" },
  ];
  return (
    <nav aria-labelledby="site-footer-links">
      <h2 id="site-footer-links">
        <FormattedMessage id="site.footer.links" />
      </h2>
      <ul>
        {links.map(({ to, id }) => (
          <li key={id}>
            <TextLink to={to}>
              <FormattedMessage id={id} />
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Line = ({ children }: { children: ReactNode }) => (
  <Text $size={13} $tone="muted">
    {children}
  </Text>
);

const BusinessInformation = () => {
  const business = useBusiness();
  const line = (part: string) => <FormattedMessage id={`site.footer.${part}`} values={business} />;
  return (
    <section>
      <h2>
        <FormattedMessage id="site.footer.business" />
      </h2>
      <Line>{line("company")}</Line>
      <Line>
        {line("registration")}{" "}
        <Link href={business.registrationUrl} target="_blank" rel="noopener noreferrer">
          {line("registrationCheck")}
        </Link>
      </Line>
      <Line>{line("mailOrder")}</Line>
      <Line>{business.address}</Line>
      <Line>{line("contact")}</Line>
      <Line>{line("hosting")}</Line>
    </section>
  );
};

const Rights = () => <FormattedMessage id="site.footer.rights" values={useBusiness()} />;

/** Support, links and the business information the law asks for, in the reader's language. */
export const SiteFooter = () => (
  <Root>
    <Page>
      <Columns>
        <Support />
        <Information />
        <BusinessInformation />
      </Columns>
      <SmallPrint>
        <FormattedMessage id="site.footer.notice" />
        <br />
        <Rights />
      </SmallPrint>
    </Page>
  </Root>
);
