import type { ChatRoom } from "@legal/contracts";
import { Heading, Row, Stack } from "@legal/ui";
import { paths, TextLink } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";
import { CaseGrid } from "../../cases/case-grid.tsx";
import { casesOf } from "../../cases/case-lists.ts";
import { NoCases } from "../../cases/no-cases.tsx";
import { RoomsState } from "../../cases/rooms-state.tsx";

const MAX_SHOWN = 6;

const Cases = ({ rooms }: { rooms: readonly ChatRoom[] }) =>
  rooms.length > 0 ? <CaseGrid rooms={rooms.slice(0, MAX_SHOWN)} /> : <NoCases headingLevel={3} />;

export const HomeCases = () => (
  <Stack as="section" $gap={4} aria-labelledby="cases-title">
    <Row $justify="space-between">
      <Heading level={2} size={18} id="cases-title">
        <FormattedMessage id="home.cases" />
      </Heading>
      <TextLink to={`${paths.myPage}?tab=cases`}>
        <FormattedMessage id="home.cases.all" />
      </TextLink>
    </Row>
    <RoomsState rows={2}>{(rooms) => <Cases rooms={casesOf(rooms)} />}</RoomsState>
  </Stack>
);
