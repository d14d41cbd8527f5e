import { color, Dialog, radius, space, Switch } from "@legal/ui";
import { areShortcutsOn, setShortcuts } from "@legal/web-kit";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";

const KEYS = [
  ["/", "search"],
  ["j", "next"],
  ["k", "previous"],
  ["o", "chat"],
  ["x", "choose"],
  ["d", "deadlines"],
  ["?", "keys"],
] as const;

const List = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${space(3)} ${space(5)};
  align-items: center;
`;

const Key = styled.kbd`
  display: inline-block;
  min-width: 36px;
  padding: ${space(1)} ${space(2)};
  border: 1px solid ${color.control};
  border-radius: ${radius.control};
  font: inherit;
  font-weight: 600;
  text-align: center;
`;

export const ShortcutsDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const [isOn, setIsOn] = useState(areShortcutsOn);
  const choose = (on: boolean) => {
    setShortcuts(on);
    setIsOn(on);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={formatMessage({ id: "admin.keys" })}
      closeLabel={formatMessage({ id: "site.close" })}
    >
      <Switch
        label={formatMessage({ id: "admin.keys.use" })}
        hint={formatMessage({ id: "admin.keys.use.hint" })}
        checked={isOn}
        onChange={({ target }) => choose(target.checked)}
      />
      <List>
        {KEYS.map(([key, what]) => (
          <div key={key} style={{ display: "contents" }}>
            <dt>
              <Key>{key}</Key>
              {what === "chat" && (
                <>
                  {" "}
                  <Key>Enter</Key>
                </>
              )}
            </dt>
            <dd>
              <FormattedMessage id={`admin.keys.${what}`} />
            </dd>
          </div>
        ))}
      </List>
    </Dialog>
  );
};
