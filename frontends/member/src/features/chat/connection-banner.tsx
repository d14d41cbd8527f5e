import { useEffect, useState } from "react";
import { SpinnerMark, StatusBar } from "@legal/ui";
import { useOnline, useRealtimeStatus } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";

/** Most interruptions are over before they matter to the reader. */
const PATIENCE_MS = 1500;

const useAwayForLong = () => {
  const away = useRealtimeStatus() !== "online";
  const [forLong, setForLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setForLong(away), away ? PATIENCE_MS : 0);
    return () => clearTimeout(timer);
  }, [away]);
  return away && forLong;
};

/** Says that the room is not live at the moment, and that this heals by itself. Without any network the frame of the site says so. */
export const ConnectionBanner = () => {
  const awayForLong = useAwayForLong();
  const online = useOnline();
  if (!awayForLong || !online) return null;
  return (
    <StatusBar>
      <SpinnerMark />
      <span>
        <FormattedMessage id="chat.reconnecting" />
      </span>
    </StatusBar>
  );
};
