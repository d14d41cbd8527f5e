import { isOpen } from "@legal/case-rules";
import { ADMIN_SUPPORT, isServiceId, serviceName } from "@legal/catalog";
import type { ChatRoom } from "@legal/contracts";
import { useMyRooms } from "@legal/domain-ui/cases";
import { Joined, Notice, Numeric } from "@legal/ui";
import { paths, TextLink, useLanguage } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";

const isOpenCase = ({ serviceType, caseStatus }: ChatRoom): boolean =>
  serviceType !== ADMIN_SUPPORT && isOpen(caseStatus);

const Links = styled.ul`
  display: grid;
`;

/** Warns of cases that would no longer be handled, with links to end them first. */
export const OpenCases = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { data: rooms = [] } = useMyRooms();
  const open = rooms.filter(isOpenCase);
  if (open.length === 0) return null;
  return (
    <Notice
      tone="warning"
      role="note"
      title={formatMessage({ id: "deleteAccount.open.title" }, { count: open.length })}
    >
      <FormattedMessage id="deleteAccount.open.text" />
      <Links>
        {open.map(({ id, serviceType, caseName, caseNumber }) => (
          <li key={id}>
            <TextLink to={paths.chat(id)}>
              <Joined>
                {caseName}
                {isServiceId(serviceType) ? serviceName(serviceType, language) : serviceType}
                {caseNumber && <Numeric>{caseNumber}</Numeric>}
              </Joined>
            </TextLink>
          </li>
        ))}
      </Links>
    </Notice>
  );
};
