import type { Document } from "@legal/contracts";
import type { DocumentType } from "@legal/document-types";
import { CustomerDocument, DocumentTexts, OpenDocument, useTypeName } from "@legal/domain-ui/documents";
import { color, fontSize, Icon, Page, Row, SkeletonList, space, topBar } from "@legal/ui";
import { ButtonLink, Main, PageMeta, paths, TextLink } from "@legal/web-kit";
import ChevronLeft from "lucide-react/icons/chevron-left";
import { Suspense, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { styled } from "styled-components";

const Header = styled.header`
  border-bottom: 1px solid ${color.hairline};
  background: ${color.surface};
  padding-block-start: ${topBar};
`;

const Bar = styled(Row)`
  max-width: 1560px;
  min-height: 56px;
  margin-inline: auto;
  padding-inline: ${space(5)};
  font-size: ${fontSize[15]};

  a {
    display: inline-flex;
    flex: none;
    align-items: center;
    min-height: 44px;
  }
  strong {
    text-align: end;
  }
`;

const Body = styled(Page)`
  max-width: 1560px;
  padding-block: ${space(6)} 0;
`;

const Frame = ({ back, children }: { back: ReactNode; children: ReactNode }) => (
  <>
    <Header>
      <Bar $justify="space-between" $wrap={false}>
        {back}
      </Bar>
    </Header>
    <Main>
      <Body>{children}</Body>
    </Main>
  </>
);

interface KnownProps {
  document: Document;
  type: DocumentType;
  children: ReactNode;
}

const Known = ({ document, type, children }: KnownProps) => {
  const name = useTypeName(type);
  return (
    <Frame
      back={
        <>
          <TextLink to={paths.chat(document.caseId)}>
            <Icon of={ChevronLeft} size={18} />
            <FormattedMessage id="documents.back.room" />
          </TextLink>
          <strong>{name}</strong>
        </>
      }
    >
      <PageMeta title={name} noindex />
      {children}
    </Frame>
  );
};
const Home = () => (
  <ButtonLink to={paths.home}>
    <FormattedMessage id="documents.back.home" />
  </ButtonLink>
);

const Loading = () => {
  const { formatMessage } = useIntl();
  return (
    <Page>
      <SkeletonList label={formatMessage({ id: "site.loading" })} rows={6} height="72px" />
    </Page>
  );
};

const withoutHeader = (shown: ReactNode) => (
  <Main>
    <Body>{shown}</Body>
  </Main>
);

/** /documents/:id for its customer: the interview, then where the document stands. */
export const DocumentPage = () => {
  const { id = "" } = useParams();
  return (
    <Suspense fallback={<Loading />}>
      <DocumentTexts>
        <OpenDocument
          id={id}
          back={<Home />}
          frame={withoutHeader}
          render={(document, type) => (
            <Known document={document} type={type}>
              <CustomerDocument document={document} type={type} />
            </Known>
          )}
        />
      </DocumentTexts>
    </Suspense>
  );
};
