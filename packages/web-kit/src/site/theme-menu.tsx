import { Icon, Menu } from "@legal/ui";
import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { useIntl } from "react-intl";
import type { ThemeChoice } from "../preferences/preferences-slice.ts";
import { useTheme } from "./use-theme.ts";

const icons = { system: Monitor, light: Sun, dark: Moon };
const choices: ThemeChoice[] = ["system", "light", "dark"];

export const ThemeMenu = () => {
  const { formatMessage } = useIntl();
  const { theme, setTheme } = useTheme();
  const items = choices.map((choice) => ({
    id: choice,
    label: formatMessage({ id: `site.theme.${choice}` }),
    icon: <Icon of={icons[choice]} size={18} />,
  }));
  return (
    <Menu
      label={formatMessage({ id: "site.theme" })}
      face={<Icon of={icons[theme]} />}
      items={items}
      value={theme}
      onSelect={(id) => setTheme(choices.find((choice) => choice === id) ?? "system")}
    />
  );
};
