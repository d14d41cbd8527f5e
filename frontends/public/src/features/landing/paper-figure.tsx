import { CaseStatusBadge } from "@legal/domain-ui/cases";
import { color, fontSize, media, radius, shadow, space } from "@legal/ui";
import { styled } from "styled-components";

const Root = styled.div`
  position: relative;
  display: none;
  height: 340px;

  ${media.desk} {
    display: block;
  }
`;

const Sheet = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: ${space(4)};
  width: 268px;
  height: 330px;
  padding: ${space(7)} ${space(6)};
  border: 1px solid ${color.hairline};
  border-radius: 4px;
  background: ${color.surface};
  box-shadow: ${shadow.floating};
`;

const SheetBehind = styled(Sheet)`
  background: ${color.sunken};
  box-shadow: none;
  transform: rotate(-4deg) translate(-14px, 10px);
`;

const Title = styled.p`
  margin-block-end: ${space(5)};
  padding-block-end: ${space(3)};
  border-bottom: 2px solid ${color.ink};
  font-size: ${fontSize[18]};
  font-weight: 700;
  letter-spacing: 0.28em;
  text-align: center;
`;

const Line = styled.div<{ $width: string }>`
  width: ${({ $width }) => $width};
  height: 7px;
  margin-block-end: ${space(2.5)};
  border-radius: ${radius.full};
  background: ${color.hairline};
`;

const Seal = styled.span`
  position: absolute;
  inset-block-end: ${space(6)};
  inset-inline-end: ${space(6)};
  display: grid;
  place-items: center;
  width: 62px;
  height: 62px;
  border: 3px solid ${color.accent};
  border-radius: ${radius.full};
  color: ${color.accentText};
  font-size: ${fontSize[18]};
  font-weight: 800;
  line-height: 1.05;
  transform: rotate(-8deg);
`;

const Steps = styled.div`
  position: absolute;
  inset-block-start: ${space(18)};
  inset-inline-start: 0;
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  padding: ${space(4)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
`;

const lines = ["92%", "100%", "84%", "96%", "64%", "88%", "45%"];

/** A sheet with its seal and the states a case goes through: decoration, hidden from screen readers. */
export const PaperFigure = () => (
  <Root aria-hidden>
    <SheetBehind />
    <Sheet lang="ko">
      <Title>신청서</Title>
      {lines.map((width) => (
        <Line key={width} $width={width} />
      ))}
      <Seal>온담</Seal>
    </Sheet>
    <Steps>
      <CaseStatusBadge status="준비중" />
      <CaseStatusBadge status="작성중" />
      <CaseStatusBadge status="법원접수" />
    </Steps>
  </Root>
);
