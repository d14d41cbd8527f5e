import { color, space } from "@legal/ui";
import { styled } from "styled-components";
import { CasePanel, usePanelTitle, type CasePanelProps } from "./case-panel.tsx";
import { useWideScreen } from "./use-wide-screen.ts";

/** Positioned, so that its hidden labels do not lengthen the page. */
const Aside = styled.aside`
  position: relative;
  flex: none;
  /* Where the window becomes narrow, for the moment until the panel goes. */
  width: min(360px, 30vw);
  padding: ${space(5)};
  overflow-y: auto;
  overscroll-behavior: contain;
  border-inline-start: 1px solid ${color.hairline};
  background: ${color.surface};
  scrollbar-width: thin;
`;

/** The panel beside the conversation, where there is room for both. */
export const PanelBeside = (props: CasePanelProps) => {
  const title = usePanelTitle(props.room);
  if (!useWideScreen()) return null;
  return (
    <Aside aria-label={title}>
      <CasePanel {...props} />
    </Aside>
  );
};
