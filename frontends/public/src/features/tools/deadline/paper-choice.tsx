import { color, fontSize, media, motion, radius, space } from "@legal/ui";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";
import { isPaper, PAPERS } from "./papers.ts";

const Options = styled.fieldset`
  legend {
    margin-block-end: ${space(2)};
    padding: 0;
    font-size: ${fontSize[15]};
    font-weight: 600;
  }
  & > div {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${space(2)};

    ${media.tablet} {
      gap: ${space(3)};
    }
  }
`;

const Option = styled.label`
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-height: 60px;
  padding: ${space(2)};
  border: 1px solid ${color.control};
  border-radius: ${radius.control};
  background: ${color.surface};
  line-height: 1.35;
  cursor: pointer;
  transition: background-color ${motion.quick};
  hyphens: auto;

  ${media.tablet} {
    padding-inline: ${space(3)};
  }
  small {
    color: ${color.muted};
    font-size: ${fontSize[13]};
  }
  &:hover {
    background: ${color.sunken};
  }
  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accentTint};
    box-shadow: inset 0 0 0 1px ${color.accent};

    small {
      color: ${color.ink};
    }
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    opacity: 0;
  }
  @media (forced-colors: active) {
    input {
      position: static;
      opacity: 1;
    }
  }
`;

interface PaperChoiceProps {
  matter: string;
  onChoose: (matter: string) => void;
}

/** What has come: the papers that most people get, and a way to all others. */
export const PaperChoice = ({ matter, onChoose }: PaperChoiceProps) => (
  <Options>
    <legend>
      <FormattedMessage id="tools.deadline.paper" />
    </legend>
    <div>
      {[...PAPERS, "other"].map((paper) => (
        <Option key={paper}>
          <input
            type="radio"
            name="matter"
            value={paper}
            checked={paper === "other" ? matter !== "" && !isPaper(matter) : matter === paper}
            onChange={() => onChoose(paper)}
          />
          <strong>
            <FormattedMessage id={`tools.paper.${paper}`} />
          </strong>
          <small>
            <FormattedMessage id={`tools.paper.${paper}.act`} />
          </small>
        </Option>
      ))}
    </div>
  </Options>
);
