import { useId, type ReactNode } from "react";
import { styled } from "styled-components";
import { color, fontSize, layer, radius, space } from "../theme/tokens.ts";
import { useTooltip } from "./use-tooltip.ts";

const Root = styled.span`
  position: relative;
  display: inline-flex;
`;

const Bubble = styled.span`
  position: absolute;
  inset-block-end: calc(100% + ${space(1.5)});
  inset-inline-start: 50%;
  z-index: ${layer.menu};
  width: max-content;
  max-width: 260px;
  padding: ${space(1.5)} ${space(2.5)};
  border-radius: ${radius.control};
  background: ${color.primary};
  color: ${color.onPrimary};
  font-size: ${fontSize[13]};
  transform: translateX(-50%);
`;

interface TooltipProps {
  text: string;
  /** Receives the id to put into `aria-describedby` of the focusable element. */
  children: (describedBy: string | undefined) => ReactNode;
}

/** Extra words on hover and on focus; Escape closes it. Never the only place of an information. */
export const Tooltip = ({ text, children }: TooltipProps) => {
  const id = useId();
  const { open, show, hide } = useTooltip();
  return (
    <Root
      onPointerEnter={() => show()}
      onPointerLeave={hide}
      onFocus={() => show(0)}
      onBlur={hide}
      onKeyDown={(event) => event.key === "Escape" && hide()}
    >
      {children(open ? id : undefined)}
      {open && (
        <Bubble role="tooltip" id={id}>
          {text}
        </Bubble>
      )}
    </Root>
  );
};
