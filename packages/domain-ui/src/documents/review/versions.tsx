import type { Document, DocumentVersion } from "@legal/contracts";
import type { Block, DocumentType } from "@legal/document-types";
import { Badge, Button, color, Row, SelectField, space, Stack, Text } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { useCompareVersionQuery, useDocumentVersionsQuery } from "../versions-api.ts";
import { BlockContent } from "../paper/block-content.tsx";
import { Paper } from "../paper/paper.tsx";
import { Downloads } from "../state/downloads.tsx";
import { StateBadge } from "../state/state-badge.tsx";
import { Waiting } from "../state/waiting.tsx";

const Difference = styled.div`
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.hairline};
  border-radius: 8px;

  del,
  ins {
    display: block;
    padding: ${space(1)} ${space(2)};
    border-inline-start: 3px solid ${color.danger};
    background: ${color.dangerTint};
    text-decoration: none;
  }
  ins {
    margin-block-start: ${space(1)};
    border-color: ${color.success};
    background: ${color.successTint};
  }
`;

const Comparison = ({ id, n, before }: { id: string; n: number; before: number }) => {
  const { currentData: data, error } = useCompareVersionQuery({ id, n, before });
  if (!data) return <Waiting error={error} />;
  if (data.changes.length === 0) {
    return (
      <Text $size={15} $tone="muted">
        <FormattedMessage id="documents.compare.same" />
      </Text>
    );
  }
  return (
    <Stack $gap={2}>
      {data.changes.map(({ blockId, change, before: old, after }) => (
        <Difference key={blockId} lang="ko">
          <Text as="p" $size={13} $tone="muted">
            <FormattedMessage id={`documents.compare.${change}`} />
          </Text>
          {old && (
            <del>
              <BlockContent block={old as unknown as Block} />
            </del>
          )}
          {after && (
            <ins>
              <BlockContent block={after as unknown as Block} />
            </ins>
          )}
        </Difference>
      ))}
    </Stack>
  );
};

interface VersionProps {
  document: Document;
  type: DocumentType;
  version: DocumentVersion;
}

const Compared = ({ id, n }: { id: string; n: number }) => {
  const { formatMessage } = useIntl();
  const [before, setBefore] = useState(n - 1);
  return (
    <Stack $gap={3}>
      {n > 2 && (
        <SelectField
          label={formatMessage({ id: "documents.compare.with" })}
          value={before}
          onChange={({ target }) => setBefore(Number(target.value))}
        >
          {Array.from({ length: n - 1 }, (_, index) => n - 1 - index).map((one) => (
            <option key={one} value={one}>
              {formatMessage({ id: "documents.version" }, { n: one })}
            </option>
          ))}
        </SelectField>
      )}
      <Comparison id={id} n={n} before={before} />
    </Stack>
  );
};

const Stored = ({ id, n, type }: { id: string; n: number; type: DocumentType }) => {
  const { formatMessage } = useIntl();
  const { data, error } = useCompareVersionQuery({ id, n, before: undefined });
  const label = formatMessage({ id: "documents.version" }, { n });
  if (!data) return <Waiting error={error} />;
  return <Paper blocks={data.blocks as unknown as Block[]} format={type.format} label={label} />;
};

const Version = ({ document: { id, frozen }, type, version }: VersionProps) => {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormat();
  const [open, setOpen] = useState<"paper" | "comparison">();
  const { n, state, by, at, comment, sha256, bundles } = version;
  const who = by && (by.name ?? formatMessage({ id: `documents.side.${by.side}` }));
  const toggle = (one: "paper" | "comparison") => ({
    "aria-expanded": open === one,
    onClick: () => setOpen(open === one ? undefined : one),
  });
  return (
    <Stack as="li" $gap={2}>
      <Row $gap={2}>
        <strong>
          <FormattedMessage id="documents.version" values={{ n }} />
        </strong>
        <StateBadge state={state} />
        {sha256 && sha256 !== frozen?.sha256 && (
          <Badge tone="warning">
            <FormattedMessage id="documents.version.withdrawn" />
          </Badge>
        )}
        <Text as="span" $size={13} $tone="muted">
          {[who, dateTime(at)].filter(Boolean).join(" · ")}
        </Text>
      </Row>
      {comment && <Text $size={15}>{comment}</Text>}
      {sha256 && (
        <Text $size={13} $tone="muted" style={{ overflowWrap: "anywhere" }}>
          {`SHA-256 ${sha256}`}
        </Text>
      )}
      <Downloads documentId={id} n={n} bundles={bundles} />
      <Row $gap={4}>
        <Button size="small" variant="link" {...toggle("paper")}>
          <FormattedMessage id="documents.version.show" />
        </Button>
        {n > 1 && (
          <Button size="small" variant="link" {...toggle("comparison")}>
            <FormattedMessage id="documents.compare" />
          </Button>
        )}
      </Row>
      {open === "paper" && <Stored id={id} n={n} type={type} />}
      {open === "comparison" && <Compared id={id} n={n} />}
    </Stack>
  );
};

/** Every kept version: its paper as it was, what differs from an earlier one, and its files. */
export const Versions = ({ document, type }: Omit<VersionProps, "version">) => {
  const { data: versions, error } = useDocumentVersionsQuery({ id: document.id, since: document.since });
  if (!versions) return <Waiting error={error} />;
  return (
    <Stack as="ol" $gap={4}>
      {versions.map((version) => (
        <Version key={version.n} document={document} type={type} version={version} />
      ))}
    </Stack>
  );
};
