import type { ReactNode } from "react";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { styled } from "styled-components";
import { Icon } from "../icons/icon.tsx";
import { color, fontSize, radius, space } from "../theme/tokens.ts";

type NoticeTone = "info" | "warning" | "danger" | "success";

const icons = { info: Info, warning: TriangleAlert, danger: CircleAlert, success: CircleCheck };

const Root = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.control};
  background: ${({ $tone }) => color[`${$tone}Tint`]};
  font-size: ${fontSize[15]};

  & > svg {
    margin-block-start: 0.15em;
    color: ${({ $tone }) => color[$tone]};
  }
  strong {
    display: block;
    color: ${({ $tone }) => color[$tone]};
  }
  /* Buttons below the text. */
  & > div > div {
    margin-block: ${space(2)} ${space(1)};
  }
`;

interface NoticeProps {
  tone: NoticeTone;
  title?: string;
  role?: "alert" | "status" | "note";
  children?: ReactNode;
}

/** A short message that stays on the page, such as an approaching deadline. */
export const Notice = ({ tone, title, role, children }: NoticeProps) => (
  <Root $tone={tone} role={role}>
    <Icon of={icons[tone]} />
    <div>
      {title && <strong>{title}</strong>}
      {children}
    </div>
  </Root>
);
