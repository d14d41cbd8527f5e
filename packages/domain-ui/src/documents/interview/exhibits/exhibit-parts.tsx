import { EXHIBIT_FILES_MAX } from "@legal/contracts/constants";
import { Icon, IconButton, Link, Row, space, Stack, Text } from "@legal/ui";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Trash2 from "lucide-react/icons/trash-2";
import type { ComponentProps } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { partsOf, withParts, type AddedFile, type ExhibitDraft } from "../../exhibits/exhibit-draft.ts";
import { FoundPages } from "../../state/found-pages.tsx";
import { JoinButton } from "./join-button.tsx";
import { UploadButton } from "./upload-button.tsx";

export type FoundInFiles = ReadonlyMap<string, ComponentProps<typeof FoundPages>["file"]>;

interface ExhibitPartsProps {
  exhibit: ExhibitDraft;
  label: string;
  found: FoundInFiles;
  disabled: boolean;
  uploading: boolean;
  onChange: (exhibit: ExhibitDraft) => void;
  onFiles: (files: readonly File[]) => void;
  /** That it may be made one with; absent where there is none, or no room for its files. */
  before: ExhibitDraft | undefined;
  onJoin: () => void;
}

const Files = styled(Stack)`
  &:has(> li + li) {
    padding-inline-start: ${space(5)};
    list-style: decimal;
  }

  li > div > a {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

type PartProps = Pick<ExhibitPartsProps, "exhibit" | "disabled" | "onChange"> & { file: AddedFile; at: number };

const Part = ({ exhibit, disabled, onChange, file: { fileUrl, fileName }, at }: PartProps) => {
  const { formatMessage } = useIntl();
  const parts = partsOf(exhibit);
  const swap = (by: 1 | -1) => {
    const [one, other] = [parts[at], parts[at + by]];
    if (one && other) onChange(withParts(exhibit, parts.with(at, other).with(at + by, one)));
  };
  const name = { name: fileName };
  return (
    <Row $justify="space-between" $wrap={false}>
      <Link href={fileUrl} download={fileName}>
        {fileName}
      </Link>
      {!disabled && parts.length > 1 && (
        <Row $gap={0} $wrap={false}>
          {at > 0 && (
            <IconButton
              label={formatMessage({ id: "documents.item.up" }, name)}
              icon={<Icon of={ArrowUp} size={18} />}
              onClick={() => swap(-1)}
            />
          )}
          {at < parts.length - 1 && (
            <IconButton
              label={formatMessage({ id: "documents.item.down" }, name)}
              icon={<Icon of={ArrowDown} size={18} />}
              onClick={() => swap(1)}
            />
          )}
          <IconButton
            label={formatMessage({ id: "documents.item.remove" }, name)}
            icon={<Icon of={Trash2} size={18} />}
            onClick={() => onChange(withParts(exhibit, parts.toSpliced(at, 1)))}
          />
        </Row>
      )}
    </Row>
  );
};

/** The files of one exhibit, in the order in which its pages are counted through. */
export const ExhibitParts = ({ exhibit, label, found, disabled, uploading, before, ...on }: ExhibitPartsProps) => {
  const { formatMessage } = useIntl();
  const { onChange, onFiles, onJoin } = on;
  const parts = partsOf(exhibit);
  const add = formatMessage({ id: "documents.exhibit.files.add" });
  return (
    <Stack $gap={2}>
      <Files as="ol" $gap={1}>
        {parts.map((file, at) => (
          <li key={file.fileUrl}>
            <Part exhibit={exhibit} disabled={disabled} onChange={onChange} file={file} at={at} />
            <FoundPages file={found.get(file.fileUrl) ?? {}} />
          </li>
        ))}
      </Files>
      {!disabled && (
        <Row $gap={2}>
          {parts.length < EXHIBIT_FILES_MAX && (
            <UploadButton
              size="small"
              variant="quiet"
              label={add}
              name={`${label} ${add}`}
              loading={uploading}
              onFiles={onFiles}
            />
          )}
          {before && <JoinButton exhibit={exhibit} before={before} label={label} onJoin={onJoin} />}
        </Row>
      )}
      {parts.length > 1 && (
        <Text $size={13} $tone="muted">
          <FormattedMessage id="documents.exhibit.files.hint" />
        </Text>
      )}
    </Stack>
  );
};
