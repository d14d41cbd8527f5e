import { color, fontSize, Heading, Icon, space, Stack } from "@legal/ui";
import { paths, TextLink } from "@legal/web-kit";
import Archive from "lucide-react/icons/archive";
import Trash from "lucide-react/icons/trash-2";
import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { styled } from "styled-components";

const GOES = ["account", "cases", "ai"] as const;
const STAYS = ["contracts", "inquiries", "access", "username", "backups"] as const;

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  font-size: ${fontSize[15]};

  li {
    display: flex;
    gap: ${space(2)};
  }
  svg {
    flex-shrink: 0;
    margin-block-start: 0.25em;
    color: ${color.muted};
  }
`;

interface PartProps {
  title: string;
  icon: ComponentProps<typeof Icon>["of"];
  items: readonly string[];
}

const Part = ({ title, icon, items }: PartProps) => (
  <Stack as="section" $gap={2}>
    <Heading level={2} size={16}>
      <FormattedMessage id={title} />
    </Heading>
    <List>
      {items.map((id) => (
        <li key={id}>
          <Icon of={icon} size={16} />
          <span>
            <FormattedMessage id={id} />
          </span>
        </li>
      ))}
    </List>
  </Stack>
);

/** What is deleted at once, and what is kept by law for how long. */
export const WhatHappens = () => (
  <Stack $gap={5}>
    <Part title="deleteAccount.goes" icon={Trash} items={GOES.map((item) => `deleteAccount.goes.${item}`)} />
    <Part title="deleteAccount.stays" icon={Archive} items={STAYS.map((item) => `deleteAccount.stays.${item}`)} />
    <TextLink to={paths.privacy}>
      <FormattedMessage id="deleteAccount.privacy" />
    </TextLink>
  </Stack>
);
