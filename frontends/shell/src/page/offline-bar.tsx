import { Icon, layer, StatusBar } from "@legal/ui";
import { useOnline } from "@legal/web-kit";
import WifiOff from "lucide-react/icons/wifi-off";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";

const Bar = styled(StatusBar)`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.toast};
`;

/** Headers and full-height pages begin below the bar, however many lines it needs. */
const makeRoom = (bar: HTMLElement | null) => {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty("--top-bar", `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty("--top-bar");
  };
};

/** Shown while the browser is offline. */
export const OfflineBar = () =>
  useOnline() ? null : (
    <Bar ref={makeRoom}>
      <Icon of={WifiOff} size={18} />
      <FormattedMessage id="shell.offline" />
    </Bar>
  );
