import type { ChatRoom } from "@legal/contracts";
import { useSeoulToday } from "@legal/domain-ui/deadlines";
import { Heading, Row, Stack } from "@legal/ui";
import { paths, TextLink } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";
import { CaseGrid } from "../../cases/case-grid.tsx";
import { casesOf, pressingFirst } from "../../cases/case-lists.ts";
import { NoCases } from "../../cases/no-cases.tsx";
import { RoomsState } from "../../cases/rooms-state.tsx";

const MAX_SHOWN = 6;

const Cases = ({ rooms }: { rooms: readonly ChatRoom[] }) => {
  const today = useSeoulToday();
  if (rooms.length === 0) return <NoCases headingLevel={3} />;
  return <CaseGrid rooms={pressingFirst(rooms, today).slice(0, MAX_SHOWN)} />;
};

export const HomeCases = () => (
  <Stack as="section" $gap={4} aria-labelledby="cases-title">
    <Row $justify="space-between">
      <Heading level={2} size={18} id="cases-title">
        <FormattedMessage id="home.cases" />
      </Heading>
      <TextLink to={paths.myPage("cases")}>
        <FormattedMessage id="home.cases.all" />
      </TextLink>
    </Row>
    <RoomsState rows={2}>{(rooms) => <Cases rooms={casesOf(rooms)} />}</RoomsState>
  </Stack>
);
