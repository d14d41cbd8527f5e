import type { ReactNode } from "react";
import { color, fontSize, Icon, radius, SEPARATOR, space } from "@legal/ui";
import { styled } from "styled-components";
import { extensionOf, iconOfFile } from "./file-kind.ts";
import { useFileSize } from "./use-file-size.ts";

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  min-width: 0;
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(3)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink};
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 8px;
  background: ${color.sunken};
  color: ${color.muted};
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  font-size: ${fontSize[15]};
  line-height: 1.4;
`;

const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  font-weight: 600;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Meta = styled.span`
  display: block;
  color: ${color.muted};
  font-size: ${fontSize[13]};
  font-variant-numeric: tabular-nums;
`;

interface FileCardProps {
  name: string;
  size: number | null;
  /** Below the name in place of type and size, e.g. progress. */
  note?: ReactNode;
  /** At the end: download, cancel, remove. */
  action?: ReactNode;
}

/** A file with its type, name and size. */
export const FileCard = ({ name, size, note, action }: FileCardProps) => {
  const sizeText = useFileSize();
  const meta = [extensionOf(name), size === null ? "" : sizeText(size)].filter(Boolean).join(SEPARATOR);
  return (
    <Root>
      <Mark>
        <Icon of={iconOfFile(name)} />
      </Mark>
      <Words>
        <Name title={name}>{name}</Name>
        {note ?? <Meta>{meta}</Meta>}
      </Words>
      {action}
    </Root>
  );
};
