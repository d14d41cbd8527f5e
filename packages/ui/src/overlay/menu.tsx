import { useId, useRef, type ReactNode } from "react";
import Check from "lucide-react/icons/check";
import { styled } from "styled-components";
import { buttonStyle, type ButtonLook } from "../actions/button-style.ts";
import { useEarlyClick } from "../actions/use-early-click.ts";
import { Icon } from "../icons/icon.tsx";
import { color, fontSize, layer, motion, radius, shadow, space, TARGET_SIZE } from "../theme/tokens.ts";
import { useKeptInPage } from "./use-kept-in-page.ts";
import { useMenu } from "./use-menu.ts";

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Language of the label, when it is not the page's. */
  lang?: string;
}

interface MenuProps {
  /** Name of the button, to which the chosen item is added; `face` is what it shows. */
  label: string;
  face: ReactNode;
  items: readonly MenuItem[];
  /** When given, the menu is a choice and marks this item. */
  value?: string;
  onSelect: (id: string) => void;
  /** Looks like a quiet button, among buttons. */
  framed?: boolean;
  /** The side of the button under which the list begins; "end" suits a menu at the end of a bar. */
  align?: "start" | "end";
}

const Root = styled.div`
  position: relative;
`;

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1.5)};
  min-width: ${TARGET_SIZE};
  min-height: ${TARGET_SIZE};
  padding-inline: ${space(2.5)};
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  font-size: ${fontSize[15]};
  cursor: pointer;
  transition: background-color ${motion.quick};

  &:hover,
  &[aria-expanded="true"] {
    background: ${color.sunken};
  }
`;

const FramedTrigger = styled.button.attrs<ButtonLook>({ $variant: "quiet", $size: "small" })`
  ${buttonStyle}
`;

const List = styled.div<{ $align: "start" | "end" }>`
  position: absolute;
  inset-block-start: calc(100% + ${space(1)});
  inset-inline: ${({ $align }) => ($align === "start" ? "0 auto" : "auto 0")};
  z-index: ${layer.menu};
  width: max-content;
  min-width: 176px;
  max-width: calc(100vw - ${space(4)});
  max-height: min(60vh, 440px);
  padding: ${space(1.5)};
  overflow-y: auto;
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
`;

const Item = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  width: 100%;
  min-height: ${TARGET_SIZE};
  padding-inline: ${space(3)};
  border: 0;
  border-radius: 8px;
  background: transparent;
  text-align: start;
  cursor: pointer;

  &:hover,
  &:focus-visible {
    background: ${color.sunken};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  & > svg:last-child:not(:first-child) {
    margin-inline-start: auto;
    color: ${color.accentText};
  }
`;

/** A button that opens a short list of actions, or of choices when `value` is given. */
export const Menu = ({ label, face, items, value, onSelect, framed = false, align = "end" }: MenuProps) => {
  const Face = framed ? FramedTrigger : Trigger;
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useEarlyClick();
  const chosen = items.findIndex((item) => item.id === value);
  const menu = useMenu(
    { root, trigger },
    items.map((item) => item.label),
    chosen,
  );
  const list = useKeptInPage<HTMLDivElement>(menu.open);
  const chosenLabel = items[chosen]?.label;
  // Voice control uses the text on the button.
  const name = chosenLabel ? `${label}: ${chosenLabel}` : label;
  const choose = (id: string) => {
    menu.closeToTrigger();
    onSelect(id);
  };
  return (
    <Root ref={root}>
      <Face
        ref={trigger}
        type="button"
        aria-label={name}
        title={label}
        aria-haspopup="menu"
        aria-expanded={menu.open}
        aria-controls={menu.open ? listId : undefined}
        onClick={menu.toggle}
        onKeyDown={menu.handleTriggerKey}
      >
        {face}
      </Face>
      {menu.open && (
        <List ref={list} $align={align} id={listId} role="menu" aria-label={label}>
          {items.map((item, index) => (
            <Item
              key={item.id}
              type="button"
              role={value === undefined ? "menuitem" : "menuitemradio"}
              aria-checked={value === undefined ? undefined : item.id === value}
              lang={item.lang}
              tabIndex={-1}
              onClick={() => choose(item.id)}
              onKeyDown={(event) => menu.handleItemKey(event, index)}
            >
              {item.icon}
              <span>{item.label}</span>
              {item.id === value && <Icon of={Check} size={18} />}
            </Item>
          ))}
        </List>
      )}
    </Root>
  );
};
