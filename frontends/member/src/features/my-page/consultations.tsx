import type { Consultation } from "@legal/contracts";
import { useMyRooms } from "@legal/domain-ui/cases";
import { Badge, Card, color, EmptyState, ErrorState, fontSize, Numeric, SkeletonList, space } from "@legal/ui";
import { paths, TextLink, useErrorText, useFormat } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { useMyConsultationsQuery } from "./account-api.ts";

const STATUS_IDS: Record<Consultation["status"], string> = {
  pending: "myPage.consultation.pending",
  준비중: "myPage.consultation.preparing",
  확인중: "myPage.consultation.reviewing",
  확인완료: "myPage.consultation.reviewed",
  접수: "myPage.consultation.received",
  완료: "myPage.consultation.complete",
};

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  padding: ${space(4)} ${space(5)};
  font-size: ${fontSize[15]};

  & + & {
    border-top: 1px solid ${color.hairline};
  }
  & > :last-child {
    margin-inline-start: auto;
  }
`;

const ConsultationRow = ({ consultation }: { consultation: Consultation }) => {
  const { date } = useFormat();
  const { data: rooms } = useMyRooms();
  const { chatRoomId, status, createdAt } = consultation;
  const packageType = rooms?.find(({ id }) => id === chatRoomId)?.packageType;
  return (
    <Row>
      <Badge tone={status === "완료" ? "success" : "info"}>
        <FormattedMessage id={STATUS_IDS[status]} />
      </Badge>
      <span>
        <FormattedMessage id={packageType ? `site.package.${packageType}` : "myPage.consultation.office"} />
      </span>
      <Numeric>
        <FormattedMessage id="myPage.consultation.applied" values={{ date: date(createdAt) }} />
      </Numeric>
      {chatRoomId && (
        <TextLink to={paths.chat(chatRoomId)}>
          <FormattedMessage id="myPage.consultation.open" />
        </TextLink>
      )}
    </Row>
  );
};

/** The reader's requests for a consultation, and their status. */
export const Consultations = () => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data: consultations, error, refetch } = useMyConsultationsQuery();
  if (!consultations && error) {
    return (
      <ErrorState
        headingLevel={3}
        title={formatMessage({ id: "myPage.consultations.failed" })}
        description={errorText(error)}
        retryLabel={formatMessage({ id: "site.retry" })}
        onRetry={refetch}
      />
    );
  }
  if (!consultations) return <SkeletonList label={formatMessage({ id: "site.loading" })} rows={1} height="56px" />;
  if (consultations.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        title={formatMessage({ id: "myPage.consultations.empty" })}
        description={formatMessage({ id: "myPage.consultations.empty.hint" })}
      />
    );
  }
  return (
    <Card as="ul" $padding={0}>
      {consultations.map((consultation) => (
        <ConsultationRow key={consultation.id} consultation={consultation} />
      ))}
    </Card>
  );
};
