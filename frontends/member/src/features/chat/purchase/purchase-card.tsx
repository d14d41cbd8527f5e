import { packageContent } from "@legal/catalog";
import type { ChatRoom } from "@legal/contracts";
import { Card, color, Heading, Icon, media, space, Stack } from "@legal/ui";
import { useLanguage } from "@legal/web-kit";
import Check from "lucide-react/icons/check";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import { CaseChecklist } from "../case-panel/checklist/case-checklist.tsx";
import { LazyCasePapers } from "../case-panel/lazy-case-papers.tsx";
import { useWideScreen } from "../case-panel/use-wide-screen.ts";
import { PurchasePrice } from "./purchase-price.tsx";
import { PurchaseSteps } from "./purchase-steps.tsx";
import { StartConsent } from "./start-consent.tsx";

const Place = styled.div`
  display: grid;
  justify-items: center;
  margin-block: auto;
  padding-block: ${space(4)} ${space(6)};
`;

const Root = styled(Card)`
  display: grid;
  gap: ${space(6)};
  width: 100%;
  max-width: 560px;

  ${media.tablet} {
    padding: ${space(6)};
  }
`;

const Items = styled.ul`
  display: grid;
  gap: ${space(1.5)};

  li {
    display: flex;
    gap: ${space(2)};
  }
  svg {
    margin-block-start: 0.3em;
    color: ${color.success};
  }
`;

interface PurchaseCardProps {
  room: ChatRoom;
  title: string;
  forStaff: boolean;
}

/** What was bought, what it costs, what to prepare and who does what next: the beginning of a case's conversation. */
export const PurchaseCard = ({ room, title, forStaff }: PurchaseCardProps) => {
  const { language } = useLanguage();
  const beside = useWideScreen();
  return (
    <Place>
      <Root as="section">
        <Heading level={2} size={18}>
          <FormattedMessage id={forStaff ? "chat.purchase.staff" : "chat.welcome"} values={{ service: title }} />
        </Heading>
        {!beside && !forStaff && <LazyCasePapers room={room} forStaff={false} />}
        <PurchasePrice room={room} />
        {room.packageType && (
          <Stack $gap={2}>
            <Heading level={3} size={16}>
              <FormattedMessage id="chat.purchase.included" />
            </Heading>
            <Items>
              {packageContent(room.packageType, language).items.map((item) => (
                <li key={item}>
                  <Icon of={Check} size={16} />
                  <span>{item}</span>
                </li>
              ))}
            </Items>
          </Stack>
        )}
        {!beside && (
          <Stack $gap={2}>
            <Heading level={3} size={16}>
              <FormattedMessage id="chat.checklist" />
            </Heading>
            <CaseChecklist room={room} />
          </Stack>
        )}
        <PurchaseSteps byAgreement={room.price === null} startsNow={Boolean(room.startConsentAt)} />
        <StartConsent room={room} forStaff={forStaff} />
      </Root>
    </Place>
  );
};
