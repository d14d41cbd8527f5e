import { useId, type KeyboardEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import { color, fontSize, motion, space, TARGET_SIZE } from "../theme/tokens.ts";
import { useKeepInSight } from "./use-keep-in-sight.ts";

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** Shown beside the label, e.g. the number of cases in the tab. */
  count?: number;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** Content of the chosen tab. */
  children: ReactNode;
}

const List = styled.div`
  display: flex;
  gap: ${space(1)};
  overflow-x: auto;
  border-bottom: 1px solid ${color.hairline};
  scrollbar-width: none;
`;

const TabButton = styled.button`
  flex: none;
  min-height: ${TARGET_SIZE};
  margin-block-end: -1px;
  padding: ${space(2)} ${space(3)};
  border: 0;
  border-bottom: 3px solid transparent;
  background: transparent;
  color: ${color.muted};
  font-size: ${fontSize[15]};
  font-weight: 600;
  cursor: pointer;
  transition: color ${motion.quick};

  &:hover,
  &[aria-selected="true"] {
    color: ${color.ink};
  }
  &[aria-selected="true"] {
    border-color: ${color.accent};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  small {
    margin-inline-start: ${space(1.5)};
    color: ${color.muted};
    font-size: ${fontSize[13]};
    font-variant-numeric: tabular-nums;
  }
`;

const Panel = styled.div`
  padding-block-start: ${space(6)};
`;

const targetOfKey = (key: string, index: number, last: number): number | undefined => {
  if (key === "ArrowRight") return index === last ? 0 : index + 1;
  if (key === "ArrowLeft") return index === 0 ? last : index - 1;
  if (key === "Home") return 0;
  return key === "End" ? last : undefined;
};

/** Tabs with one stop in the tab order; arrows, Home and End move and choose at once. */
export const Tabs = <Id extends string>({ label, tabs, value, onChange, children }: TabsProps<Id>) => {
  const baseId = useId();
  const isCounted = tabs.some(({ count }) => count !== undefined);
  const list = useKeepInSight<HTMLDivElement>(`${value} ${isCounted ? "counted" : ""}`);

  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const target = targetOfKey(event.key, index, tabs.length - 1);
    const tab = target === undefined ? undefined : tabs[target];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus();
  };

  return (
    <div>
      <List ref={list} role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <TabButton
            key={tab.id}
            type="button"
            role="tab"
            id={`${baseId}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === value}
            aria-controls={`${baseId}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
            onKeyDown={(event) => handleKeyDown(event, index)}
          >
            {tab.label}
            {tab.count !== undefined && <small>{tab.count}</small>}
          </TabButton>
        ))}
      </List>
      <Panel role="tabpanel" id={`${baseId}-panel`} aria-labelledby={`${baseId}-${value}`} tabIndex={0}>
        {children}
      </Panel>
    </div>
  );
};
